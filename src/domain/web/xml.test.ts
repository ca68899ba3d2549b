import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

test.each([
  [`Ромашка & «Ко» <b>"1'`, 'Ромашка &amp; «Ко» &lt;b&gt;&quot;1&#39;'],
  ['a]]>b', 'a]]&gt;b'],
  ['tab\tand\nlines\r', 'tab\tand\nlines\r'],
  ['emoji 🙂 stays', 'emoji 🙂 stays'],
])('%j is written as %j', (text, xml) => {
  expect(escapeXml(text)).toBe(xml)
})

test.each([0x00, 0x08, 0x0b, 0x1f, 0xd800, 0xdfff, 0xfffe, 0xffff])('U+%i, forbidden in XML, is left out', code => {
  expect(escapeXml(`a${String.fromCharCode(code)}b`)).toBe('ab')
})
