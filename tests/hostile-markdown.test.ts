import { expect, test } from 'vitest'
import { linesOf } from '#domain/content/tree.ts'
import { parseMarkdown } from '#server/content/parse-markdown.ts'

const repeated = (text: string, times: number): string => text.repeat(times)

/** Each must be refused by line, or be drawn as harmless text. */
const HOSTILE: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'an inline script': 'Текст <script>alert(1)</script> дальше',
  'an image with a handler': '<img src=x onerror=alert(1)>',
  'an svg': '<svg onload=alert(1)>',
  'an iframe': '<iframe src="https://evil.example"></iframe>',
  'a style': '<style>body{display:none}</style>',
  'a comment that hides text': '<!-- скрыто --> текст',
  'an unclosed tag': '<a href="javascript:alert(1)"',
  CDATA: '<![CDATA[ текст ]]>',
  'a processing instruction': '<?php echo 1 ?>',
  'a javascript link': '[жми](javascript:alert(1))',
  'a javascript link in mixed case': '[жми](JaVaScRiPt:alert(1))',
  'a javascript link with entities': '[жми](java&#115;cript:alert(1))',
  'a javascript link with a tab': '[жми](java&Tab;script:alert(1))',
  'a javascript autolink': '<javascript:alert(1)>',
  'a vbscript link': '[жми](vbscript:msgbox(1))',
  'a data link': '[жми](data:text/html;base64,PHNjcmlwdD4=)',
  'a file link': '[жми](file:///etc/passwd)',
  'a mail link': '[жми](mailto:a@b.example)',
  'a mail link with a prepared message': '[жми](mailto:a@b.example?bcc=c@d.example&body=привет)',
  'a mail link to several': '[жми](mailto:a@b.example,c@d.example)',
  'a protocol-relative link': '[жми](//evil.example/)',
  'a link with backslashes': '[жми](/\\\\evil.example/)',
  'a link with credentials': '[жми](https://our.site@evil.example/)',
  'a link with a hidden character': '[жми](https://our\u202e.example/)',
  'a relative link': '[жми](../../admin)',
  'a reference link': '[жми][там]\n\n[там]: javascript:alert(1)',
  'a data image': '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  'an image from elsewhere': '![x](https://evil.example/pixel.gif)',
  'an image of our own in a line': 'Текст ![x](/media/og/digital-agencies.png)',
  'a figure from elsewhere': '::figure[x]{src=https://evil.example/pixel.gif}',
  'a figure from elsewhere without a protocol': '::figure[x]{src=//evil.example/media/og/a.png}',
  'a figure with data': '::figure[x]{src="data:image/png;base64,AAAA"}',
  'a figure with a script': '::figure[x]{src="javascript:alert(1)"}',
  'a figure above the folder': '::figure[x]{src=/media/og/../../etc/passwd.png}',
  'a figure of a private file': '::figure[x]{src=/media/tender/0123456789abcdef0123456789abcdef/1}',
  'a figure with a query': '::figure[x]{src="/media/og/digital-agencies.png?a=1"}',
  'a figure with a handler': '::figure[x]{src=/media/og/digital-agencies.png onerror="alert(1)"}',
  'a figure without a caption': '::figure{src=/media/og/digital-agencies.png}',
  'a figure without a picture': '::figure[x]',
  'a figure with an endless address': `::figure[x]{src=/media/og/${repeated('a/', 2_000)}a.png}`,
  'an image reference': '![x][y]\n\n[y]: https://evil.example/pixel.gif',
  'a link around an image': '[![x](https://evil.example/a.png)](https://evil.example/)',
  'text that runs backwards': 'Оплата \u202e001 \u2066рублей\u2069 сразу',
  'zero-width characters': 'па\u200bро\u200dль\ufeff',
  'a NUL': 'Текст\0дальше',
  'lone surrogates': 'Текст \ud800 дальше \udfff',
  'a million asterisks': repeated('*', 4_900),
  'unbalanced emphasis': repeated('*a **b ', 600),
  'emphasis that may close at every word': repeated('a*', 2_400),
  'more of it on many lines': repeated(`${repeated('*_', 40)}\n`, 40),
  'open brackets': repeated('[', 4_900),
  'open links': repeated('[a](', 1_200),
  'many open links on many lines': repeated(`${repeated('[a](', 100)}\n`, 100),
  'nested links': `${repeated('[', 200)}x${repeated('](/a/)', 200)}`,
  'backticks of growing length': Array.from({ length: 90 }, (_, length) => `${repeated('`', length)} a`).join(' '),
  'deep quotes': `${repeated('>', 2_000)} текст`,
  'deep quotes on many lines': repeated(`${repeated('> ', 100)}текст\n`, 300),
  'deep lists': Array.from({ length: 100 }, (_, depth) => `${repeated('  ', depth)}- пункт`).join('\n'),
  'deep lists on one line': `${repeated('- ', 500)}пункт`,
  'deep emphasis': `${repeated('*_', 500)}текст${repeated('_*', 500)}`,
  'a wide table': `|${repeated('a|', 2_000)}\n|${repeated('-|', 2_000)}\n|${repeated('b|', 2_000)}`,
  'a tall table': `|a|b|\n|-|-|\n${repeated('|1|2|\n', 5_000)}`,
  'a broken table': '|a|b|\n|-|\n|1|2|3|4|\n|',
  'a table without rows': '|a|b|\n|-|-|',
  'one enormous line': repeated('слово ', 20_000),
  'an enormous text': repeated('Абзац.\n\n', 20_000),
  'short lines': repeated('=\n', 20_000),
  'empty quotes': repeated('> \n\n', 5_000),
  'a thousand paragraphs': repeated('Абзац.\n\n', 1_000),
  'a heading of the page': '# Другой заголовок',
  'an unknown directive': '::script{src="https://evil.example/a.js"}',
  'an unknown container': ':::iframe\nтекст\n:::',
  'an unknown text directive': 'Число :eval{code="1"}',
  'a directive with a handler': '::chart[График]{id=median-budget onload="alert(1)"}',
  'a directive with a foreign path': '::rating[Рейтинг]{path=https://evil.example/ rows=5}',
  'too many rows': '::rating[Рейтинг]{path=/digital-agencies/ rows=100000}',
  'an unknown chart': ':stat{chart=__proto__}',
  'a chart named as a method': '::chart[x]{id=constructor}',
  'deep containers': `${repeated(':::aside\n', 200)}текст`,
  'a container in a container': '::::aside\n:::quote\nтекст\n:::\n::::',
  'a rule': 'Текст\n\n* * *\n\nТекст',
  'an HTML block after text': 'Текст\n\n<div onclick="alert(1)">\n\nТекст',
  'HTML entities': '&lt;script&gt;alert(1)&lt;/script&gt;',
  'code that looks like HTML': '```html\n<script>alert(1)</script>\n```',
  'template syntax': '{{constructor.constructor("alert(1)")()}} #{alert(1)}',
}

const MAX_RUNS = 5_000
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}]/u

test('there are at least forty hostile texts', () => {
  expect(Object.keys(HOSTILE).length).toBeGreaterThanOrEqual(40)
})

test.each(Object.entries(HOSTILE))('%s is refused by line or drawn as harmless text', (_, source) => {
  const { blocks, problems } = parseMarkdown(source)
  expect(blocks.length).toBeLessThanOrEqual(501)
  const runs = blocks.flatMap(block => linesOf(block).flat())
  expect(runs.length).toBeLessThanOrEqual(MAX_RUNS)
  expect(problems.length).toBeLessThanOrEqual(60)
  const lines = source.split('\n').length
  for (const { line, text } of problems) {
    expect(line).toBeGreaterThanOrEqual(1)
    expect(line).toBeLessThanOrEqual(lines)
    expect(text).toMatch(/^[А-ЯЁA-Z:]/)
  }
  for (const { href } of runs)
    if (href !== undefined) expect(href).toMatch(/^(\/(?![/\\])|https?:\/\/|mailto:[\w.@]+$)/)

  const texts = [...runs.map(({ text }) => text), ...blocks.flatMap(block => ('text' in block ? [block.text] : []))]
  for (const text of texts) expect(text.replaceAll('\n', '')).not.toMatch(HIDDEN)
})

test.each([
  ['a script', 'HTML'],
  ['a javascript link', 'Ссылка'],
  ['a data image', 'Картинок'],
  ['a mail link with a prepared message', 'Ссылка'],
  ['a figure with data', 'не наша картинка'],
  ['a figure from elsewhere', 'не наша картинка'],
  ['a figure of a private file', 'не наша картинка'],
  ['a figure with a handler', 'параметра'],
  ['a figure without a caption', 'подпись'],
  ['deep quotes', 'вложенность'],
  ['a wide table', 'столбцов'],
  ['more of it on many lines', 'выделений'],
  ['empty quotes', 'Строк больше'],
  ['a heading of the page', 'Заголовки'],
  ['a directive with a handler', 'параметра'],
])('%s is refused with a reason: %s', (name, reason) => {
  expect(parseMarkdown(HOSTILE[name] ?? '').problems[0]?.text).toContain(reason)
})
