/// The style sheet of a report's page.
enum ReportStyle {
  static let css = """
    :root{--page:#f5f5f7;--card:#fff;--text:#1d1d1f;--faint:#63636a;--line:#e3e3e8;--soft:#f2f2f6;\
    --old:#9a6700;--old-soft:#fff6e0;--new:#0a5cc2;--new-soft:#e9f2ff;--bad:#c4231b;--bad-soft:#ffeceb;\
    --good:#1a7f37;--good-soft:#e4f6e8}
    @media (prefers-color-scheme:dark){:root{--page:#111113;--card:#1c1c1f;--text:#f2f2f4;--faint:#a1a1a8;--line:#33333a;\
    --soft:#27272c;--old:#f2b950;--old-soft:#3a2e14;--new:#7db8ff;--new-soft:#14283f;--bad:#ff7b72;--bad-soft:#43191a;\
    --good:#5fd27a;--good-soft:#14341d}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;\
    -webkit-text-size-adjust:100%}
    main{max-width:1080px;margin:0 auto;padding:32px 20px 64px}
    header{margin-bottom:24px}
    h1{font-size:clamp(1.35rem,3.4vw,2rem);line-height:1.2;margin:12px 0 20px;letter-spacing:-.01em;text-wrap:balance}
    h2{font-size:1.15rem;margin:0 0 14px}
    h3{font-size:.95rem;margin:24px 0 8px}
    code,pre,q,.values,.texts,.timeline .run ul{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.86em}
    q{quotes:none}
    .badge{display:inline-block;padding:3px 12px;border-radius:99px;font-weight:600;font-size:.9rem}
    .badge.same{background:var(--good-soft);color:var(--good)}
    .badge.covered{background:var(--good-soft);color:var(--good)}
    .badge.differs{background:var(--bad-soft);color:var(--bad)}
    .badge.unknown{background:var(--old-soft);color:var(--old)}
    .figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:10px;margin:0}
    .figures div{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:10px 14px}
    .figures dt{color:var(--faint);font-size:.82rem}
    .figures dd{margin:0;font-size:1.4rem;font-weight:600;font-variant-numeric:tabular-nums}
    .figures small{font-size:.9rem;font-weight:400;color:var(--faint)}
    .card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px 22px;margin:0 0 18px}
    .card p{margin:10px 0}
    .script{list-style:none;display:flex;flex-wrap:wrap;gap:8px;margin:0 0 16px;padding:0}
    .script li{background:var(--soft);border-radius:8px;padding:4px 12px;font-weight:500}
    .script li+li::before{content:"then";color:var(--faint);font-weight:400;margin-right:8px}
    .sides{display:grid;grid-template-columns:1fr 1fr;gap:12px}
    .side{border-radius:12px;padding:12px 16px;min-width:0;overflow-wrap:anywhere}
    .side h3{margin:0 0 6px}
    .side.old{background:var(--old-soft)}.side.old h3{color:var(--old)}
    .side.new{background:var(--new-soft)}.side.new h3{color:var(--new)}
    .side ul{list-style:none;margin:0;padding:0}
    .side .title{margin:10px 0 2px;color:var(--faint);font-size:.82rem}
    .texts{list-style:none;margin:0;padding:0}
    .texts li{padding:1px 0}
    .side .texts li{font-weight:700}
    details{margin:10px 0;color:var(--faint);overflow-wrap:anywhere}
    summary{cursor:pointer;font-size:.88rem}
    details .texts{padding:6px 0 0 18px}
    .place{color:var(--faint);overflow-wrap:anywhere}
    .advice{border-left:3px solid var(--good);padding:2px 0 2px 14px}
    .literal{background:var(--soft);border-radius:10px;padding:12px 14px;margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
    .literal code{user-select:all;font-size:.9rem}
    .scroll{overflow-x:auto;margin:0 -4px;padding:0 4px 6px}
    .timeline{display:grid;grid-template-rows:repeat(3,auto);grid-auto-flow:column;grid-template-columns:max-content;\
    grid-auto-columns:minmax(120px,auto);width:100%;font-size:.88rem}
    .column,.names{display:contents}
    .corner,.lane{position:sticky;left:0;background:var(--card);z-index:1}
    .lane{font-weight:600;padding:12px 14px 12px 0;border-top:1px solid var(--line)}
    .lane.old{color:var(--old)}.lane.new{color:var(--new)}
    .head{padding:0 14px 8px 10px;max-width:300px}
    .head b{display:block}
    .head span{color:var(--faint);font-size:.8rem}
    .head:not(.first){align-self:end}
    .cell{border-top:1px solid var(--line);padding:10px;max-width:300px;border-left:1px dashed var(--line)}
    .cell>span{display:block;border-radius:8px;padding:4px 10px;margin:0 0 6px;overflow-wrap:anywhere}
    .cell .evaluation{background:var(--soft);color:var(--faint)}
    .cell .evaluation::before{content:"evaluates "}
    .cell .action{border:1px solid var(--line)}
    .cell .warning{background:var(--old-soft);color:var(--old)}
    .cell.old .run{background:var(--old-soft)}
    .cell.new .run{background:var(--new-soft)}
    .cell .none{color:var(--faint);padding-left:0}
    .run b{font-weight:600}
    .run ul{list-style:none;margin:2px 0 0;padding:0}
    .run .nothing{color:var(--faint)}
    .cell .first{outline:2px solid var(--bad);outline-offset:-1px}
    .cell .also{outline:2px dashed var(--bad);outline-offset:-1px}
    .cell em{display:block;font-style:normal;font-weight:600;font-size:.78rem;color:var(--bad)}
    .graph{width:100%}.graph svg{display:block;width:100%;height:auto;overflow:visible}
    .graph .edges .back{stroke-dasharray:3 2}
    .graph .edges path{fill:none;stroke:var(--faint);stroke-opacity:.45;stroke-width:1.2}
    .graph .edges .diverging{stroke:var(--bad);stroke-opacity:1;stroke-width:1.6}
    .graph .cross{stroke:var(--bad);stroke-width:2;stroke-linecap:round;fill:none}
    .graph .start{fill:var(--text)}.graph .state{fill:var(--new)}.graph .before{fill:var(--bad)}
    .axis{position:relative;height:1.4rem;color:var(--faint);font-size:.72rem}
    .axis span{position:absolute;transform:translateX(-50%);white-space:nowrap}
    .legend{display:flex;flex-wrap:wrap;gap:4px 18px;color:var(--faint);font-size:.85rem}
    .legend span{white-space:nowrap}
    .legend i{display:inline-block;width:10px;height:10px;border-radius:50%;margin-right:4px}
    .legend .start{background:var(--text)}.legend .state{background:var(--new)}
    .legend .cross{width:auto;height:auto;color:var(--bad);font-style:normal;font-weight:700}
    .legend .line{height:0;width:16px;border-radius:0;border-top:2px solid var(--faint);vertical-align:middle}
    .legend .back{border-top-style:dashed}
    .coverage,.limits,.bars{list-style:none;margin:0;padding:0}
    .coverage li{display:grid;grid-template-columns:minmax(0,1fr) 120px 60px;gap:0 14px;align-items:center;padding:9px 0;\
    border-top:1px solid var(--line)}
    .coverage li:first-child{border-top:0}
    .coverage .name{font-weight:500;overflow-wrap:anywhere}
    .coverage .runs{text-align:right;font-variant-numeric:tabular-nums}
    .coverage .steps{grid-column:1/-1;color:var(--faint);font-size:.85rem;overflow-wrap:anywhere}
    .coverage .never .name,.coverage .never .steps{color:var(--bad)}
    .bar{background:var(--soft);border-radius:99px;height:8px;overflow:hidden}
    .bar i{display:block;height:100%;background:var(--new);border-radius:99px}
    .bars li{display:grid;grid-template-columns:80px minmax(0,1fr) 70px;gap:12px;align-items:center;padding:3px 0}
    .bars b{text-align:right;font-variant-numeric:tabular-nums}
    .limits li{padding:6px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
    .limits li:first-child{border-top:0}
    @media (max-width:640px){
    main{padding:20px 12px 40px}
    .card{padding:16px 14px;border-radius:14px}
    .sides{gap:8px}.side{padding:10px 12px}
    .figures{grid-template-columns:repeat(2,1fr)}
    .figures div:last-child{grid-column:1/-1}
    .timeline{grid-auto-flow:row;grid-template-columns:1fr 1fr;grid-template-rows:none;grid-auto-columns:auto;width:100%}
    .corner{display:none}
    .lane{position:static;border-top:0;padding:0 0 6px 10px}
    .head{grid-column:1/-1;border-top:1px solid var(--line);padding:10px 0 2px;max-width:none}
    .cell{border-top:0;border-left:0;padding:4px 4px 4px 0;max-width:none;min-width:0}
    .cell.new{padding:4px 0 4px 4px}
    .coverage li{grid-template-columns:minmax(0,1fr) 60px}
    .coverage .bar{display:none}
    }
    """
}
