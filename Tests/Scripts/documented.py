"""Counts documented public declarations; see documented.sh."""

import pathlib
import re
import sys

TOKEN = re.compile(
    r"""
    (?P<doc>///[^\n]*) | (?P<comment>//[^\n]*|/\*.*?\*/) | (?P<directive>^[ \t]*\#(?:if|elseif|else|endif|sourceLocation)[^\n]*)
    | (?P<string>\#*\"\"\".*?\"\"\"\#* | \#+"[^\n]*?"\#+ | "(?:\\.|[^"\\\n])*") | (?P<newline>\n)
    | (?P<word>`[^`\n]+`|[A-Za-z_][A-Za-z0-9_]*) | (?P<arrow>->) | (?P<mark>[^\s])
    """,
    re.X | re.S | re.M,
)
TYPES = {"struct", "class", "enum", "actor", "protocol", "extension"}
KEYWORDS = TYPES | {
    "func", "init", "subscript", "var", "let", "case", "typealias", "associatedtype", "import", "deinit",
    "operator", "precedencegroup", "macro",
}
MODIFIERS = {
    "public", "open", "package", "internal", "private", "fileprivate", "static", "final", "mutating", "nonmutating",
    "nonisolated", "convenience", "required", "override", "lazy", "weak", "unowned", "indirect", "prefix", "postfix",
    "infix", "consuming", "borrowing", "dynamic", "optional", "isolated", "distributed", "sending",
}
INHERITED = {
    "==", "<", "hash", "hashValue", "body", "description", "debugDescription", "encode", "rawValue", "id", "allCases",
    "Body", "RawValue", "ID", "makeBody", "errorDescription", "playgroundDescription", "customMirror", "~=",
    "startIndex", "endIndex", "Element", "Index", "Iterator", "makeIterator", "next", "arrayLiteral",
    "stringLiteral", "stringInterpolation", "ArrayLiteralElement", "StringLiteralType", "wrappedValue", "Cache",
    "projectedValue", "animatableData", "AnimatableData", "magnitudeSquared", "buildExpression", "buildBlock",
    "buildPartialBlock", "buildIf", "buildOptional", "buildEither", "buildLimitedAvailability", "Output", "Failure",
    "receive", "update", "path", "inset", "InsetShape", "entries", "Entries", "Indices", "SubSequence",
}
EMPTY_WORDS = set(
    "a an the of to in on at is are was be it its this that these those which what how whether who whose and or for by"
    " with as from one several some each any kind kinds has have does do works work name value values type".split())


class Scope:
    def __init__(self, kind, name, is_public, path):
        self.kind, self.name, self.is_public, self.path = kind, name, is_public, path


class Declaration:
    def __init__(self, file, line, owner, name, kind, doc, is_value, throws):
        self.file, self.line, self.owner, self.name = file, line, owner, name
        self.kind, self.doc, self.is_value, self.throws = kind, doc, is_value, throws

    @property
    def full_name(self):
        return ".".join(self.owner + [self.name])

    @property
    def is_documented(self):
        own = split_words(" ".join(self.owner[-1:] + [self.name]))
        new = [word for word in split_words(self.doc) if word not in own and word not in EMPTY_WORDS]
        return len(set(new)) >= 2


def split_words(text):
    parts = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+", text)
    return [re.sub(r"s$", "", part.lower()) for part in parts]


class Parser:
    """Reads what stands at the level of declarations; bodies are skipped."""

    def __init__(self, file):
        self.file = file
        self.tokens = []
        text = file.read_text()
        for match in TOKEN.finditer(text):
            if match.lastgroup != "comment":
                self.tokens.append((match.lastgroup, match.group(), match.start()))
        self.starts = [0] + [m.end() for m in re.finditer("\n", text)]
        self.at = 0
        self.found = []
        self.throws = self.getter_throws = False

    def line(self, offset):
        import bisect
        return bisect.bisect_right(self.starts, offset)

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ("end", "", 0)

    def skip_newlines(self):
        while self.peek()[0] in ("newline", "directive"):
            self.at += 1

    def skip_balanced(self):
        """From an opening bracket to behind its partner."""
        depth = 0
        while self.at < len(self.tokens):
            text = self.tokens[self.at][1]
            kind = self.tokens[self.at][0]
            self.at += 1
            if kind == "mark" and text in "([{":
                depth += 1
            elif kind == "mark" and text in ")]}":
                depth -= 1
                if depth == 0:
                    return

    def starts_declaration(self):
        """Whether the next token but newlines begins a declaration or ends the scope."""
        kind, text, _ = self.peek()
        return kind in ("doc", "end", "directive") or text == "}" or text == "@" or (
            kind == "word" and (text in KEYWORDS or text in MODIFIERS))

    def skip_rest(self):
        """The rest of a declaration that is no type; returns the labels of its first parameter list."""
        labels = None
        self.throws = self.getter_throws = False
        while True:
            kind, text, _ = self.peek()
            if kind in ("end", "doc", "directive") or text == "}":
                return labels
            if kind == "newline":
                self.skip_newlines()
                if self.starts_declaration():
                    return labels
                continue
            if text == ";":
                self.at += 1
                return labels
            if text in "([{" and kind == "mark":
                begin = self.at
                self.skip_balanced()
                if text == "{":
                    words = [token[1] for token in self.tokens[begin:self.at] if token[0] == "word"][:3]
                    self.getter_throws = words[:1] == ["get"] and "throws" in words
                if text == "(" and labels is None:
                    labels = self.labels(self.tokens[begin:self.at])
            else:
                self.throws = self.throws or text in ("throws", "rethrows")
                self.at += 1

    @staticmethod
    def labels(tokens):
        depth, names, fresh = 0, [], True
        for kind, text, _ in tokens:
            if kind == "mark" and text in "([{<":
                depth += 1
            elif kind == "mark" and text in ")]}>":
                depth -= 1
            elif text == "," and depth == 1:
                fresh = True
            elif fresh and kind == "word" and depth == 1:
                names.append(text.strip("`"))
                fresh = False
        return names

    def run(self):
        self.scope(Scope("file", "", True, []))
        return self.found

    def scope(self, scope):
        doc, attributes, modifiers, start = [], [], set(), None
        while True:
            kind, text, offset = self.peek()
            if kind == "end":
                return
            if text == "}" and kind == "mark":
                self.at += 1
                return
            if kind == "directive":
                doc, attributes, modifiers = [], [], set()
                self.at += 1
            elif kind == "newline":
                self.at += 1
                if self.peek()[0] == "newline" and not attributes:
                    doc = []
            elif kind == "doc":
                doc.append(text[3:])
                self.at += 1
            elif text == "@":
                begin = self.at
                self.at += 2
                while self.peek()[1] == ".":
                    self.at += 2
                if self.peek()[1] == "(":
                    self.skip_balanced()
                attributes.append("".join(token[1] for token in self.tokens[begin:self.at]))
            elif kind == "word" and (text in MODIFIERS or (text == "class" and self.is_modifier())):
                self.at += 1
                if self.peek()[1] == "(":
                    begin = self.at
                    self.skip_balanced()
                    if self.tokens[begin + 1][1] == "set":
                        continue
                modifiers.add(text)
            elif kind == "word" and text in KEYWORDS:
                self.declaration(scope, doc, attributes, modifiers)
                doc, attributes, modifiers = [], [], set()
            else:
                if text in "([{" and kind == "mark":
                    self.skip_balanced()
                else:
                    self.at += 1
                doc, attributes, modifiers = [], [], set()

    def is_modifier(self):
        return self.tokens[self.at + 1][1] in ("func", "var", "let", "subscript", "final")

    def declaration(self, scope, doc, attributes, modifiers):
        _, keyword, offset = self.peek()
        self.at += 1
        is_public = bool(modifiers & {"public", "open"}) or (
            scope.is_public and (scope.kind == "protocol" and not modifiers & {"private"}))
        if keyword == "case":
            is_public = scope.is_public
        is_hidden = any("unavailable" in a or "@_spi" in a for a in attributes) or "override" in modifiers
        if keyword in TYPES:
            name = []
            while self.peek()[1] != "{" and self.peek()[0] != "end":
                name.append(self.peek())
                self.at += 1
            self.at += 1
            words = [token[1] for token in name]
            dotted = []
            for index, word in enumerate(words):
                if index % 2 == 0 and re.match(r"[A-Za-z_`]", word):
                    dotted.append(word.strip("`"))
                elif word != ".":
                    break
            inner_public = is_public if keyword != "extension" else not is_hidden
            path = scope.path + dotted
            if keyword != "extension":
                self.add(scope, dotted[-1], keyword, doc, is_public and not is_hidden, offset, False)
            inner = Scope(keyword, dotted[-1] if dotted else "", inner_public and not is_hidden, path)
            self.scope(inner)
            return
        if keyword in ("import", "deinit", "operator", "precedencegroup"):
            self.skip_rest()
            return
        if keyword == "case":
            names, depth, expects = [], 0, True
            while True:
                kind, text, _ = self.peek()
                if kind in ("end", "doc", "directive") or text == "}":
                    break
                if kind == "newline":
                    self.skip_newlines()
                    if self.starts_declaration():
                        break
                    continue
                if text == "(":
                    self.skip_balanced()
                    continue
                if text == ",":
                    expects = True
                elif expects and kind == "word":
                    names.append(text.strip("`"))
                    expects = False
                self.at += 1
            for name in names:
                self.add(scope, name, "case", doc, is_public and not is_hidden, offset, True)
            return
        if keyword in ("init", "subscript"):
            name = keyword
        else:
            name = ""
            while self.peek()[0] in ("word", "mark") and self.peek()[1] not in "(:<={" + "\n":
                name += self.peek()[1].strip("`")
                self.at += 1
                if re.match(r"[A-Za-z_]", name):
                    break
            if not name:
                while self.peek()[0] == "mark" and self.peek()[1] in "<=>+-*/!&|^~":
                    name += self.peek()[1]
                    self.at += 1
        labels = self.skip_rest()
        if keyword in ("init", "subscript") and labels:
            name += "(" + "".join(label + ":" for label in labels) + ")"
        is_value = bool(modifiers & {"static"}) and keyword in ("let", "var")
        if any("operator" in m for m in modifiers) or not re.match(r"[A-Za-z]", name) and keyword == "func":
            is_value = True
        if name in ("init(rawValue:)", "init(from:)") or name.split("(")[0] in INHERITED:
            return
        if any(label in name for label in ("Literal:", "stringInterpolation:")):
            return
        self.add(scope, name, keyword, doc, is_public and not is_hidden, offset, is_value)

    def add(self, scope, name, kind, doc, is_public, offset, is_value):
        if not is_public or not scope.is_public and scope.kind != "file":
            return
        if any(part.startswith("_") for part in scope.path + [name]):
            return
        self.found.append(
            Declaration(
                self.file, self.line(offset), scope.path, name, kind, "\n".join(doc), is_value,
                self.throws and kind in ("func", "init") or self.getter_throws and kind == "var"))


def declarations(folders, without):
    for folder in folders:
        for file in sorted(pathlib.Path(folder).rglob("*.swift")):
            if not any(str(file).startswith(other + "/") for other in without):
                yield from Parser(file).run()


def options(folders):
    """The options of a command, which are documented by their help."""
    pattern = re.compile(r"@(?:Option|Flag|Argument)\((?P<arguments>.*?)\)\s+var (?P<name>\w+)", re.S)
    for folder in folders:
        for file in sorted(pathlib.Path(folder).rglob("*.swift")):
            text = file.read_text()
            for match in pattern.finditer(text):
                found = re.search(r"help:\s*(?:ArgumentHelp\(\s*)?\"([^\"]*)", match["arguments"])
                line = text.count("\n", 0, match.start()) + 1
                yield Declaration(file, line, [], match["name"], "option", found[1] if found else "", False, False)


# A comment that stands as often as this, on members of different names, is a template.
TEMPLATE = 3


def mark_templates(found):
    """Takes the comments away that say the same of several names."""
    names = {}
    for item in found:
        names.setdefault(summary(item), set()).add(item.name.split("(")[0])
    for item in found:
        if len(names[summary(item)]) >= TEMPLATE:
            item.doc = ""


def summary(item):
    """The comment without its parameters, which overloads share."""
    return " ".join(item.doc.split("- Parameter")[0].split())


def count(unit, found):
    """Returns the number of things to document, and those without a comment of their own."""
    found = list(found)
    if unit != "options":
        mark_templates(found)
    if unit != "names":
        return len(found), [
            item for item in found if not item.is_documented or item.throws and "- Throws:" not in item.doc]
    names = {}
    for item in found:
        if not item.is_value and item.name != "init" and item.kind not in ("typealias", "associatedtype"):
            base = item.name.split("(")[0]
            names.setdefault(tuple(item.owner + [base]), []).append(item)
    lacking = [items[0] for items in names.values() if not any(item.is_documented for item in items)]
    return len(names), lacking


def main():
    table = []
    for row in pathlib.Path("Tests/Scripts/documented.txt").read_text().splitlines():
        if row.strip() and not row.startswith("#"):
            part, unit, floor, *folders = row.split()
            table.append((part, unit, int(floor), folders))
    parts = {part: folders for part, _, _, folders in table}
    failed = False
    for part, unit, floor, folders in table:
        without = [
            folder for other, theirs in parts.items() if other != part for folder in theirs
            if any(folder.startswith(mine + "/") for mine in folders)
        ]
        found = options(folders) if unit == "options" else declarations(folders, without)
        total, lacking = count(unit, found)
        if sys.argv[1:] == ["--list", part]:
            for item in lacking:
                print(f"{item.file}:{item.line}: {item.kind} {item.full_name}")
        share = 100 if total == 0 else (total - len(lacking)) * 100 // total
        if len(sys.argv) == 1:
            print(f"{part}: {total - len(lacking)} of {total} {unit} documented, {share} % (at least {floor} %)")
        if share < floor:
            failed = True
            print(
                f"\n{part} documents {share} % of its public {unit}, fewer than the {floor} % of documented.txt.\n\n"
                f"To fix, say in one line what each of them does: Tests/Scripts/documented.sh --list {part}",
                file=sys.stderr)
    sys.exit(1 if failed else 0)


main()
