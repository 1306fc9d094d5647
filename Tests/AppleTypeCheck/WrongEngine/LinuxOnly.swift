// always: no such module 'Glibc'
import Glibc
