import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanFileName, fileKindOf } from './file-kinds.ts'

const bytes = (...head: number[]) => new Uint8Array([...head, 0, 1, 2])
const text = (content: string) => new TextEncoder().encode(content)

describe('the kind of a file', () => {
  test.each([
    ['application/pdf', text('%PDF-1.7\n')],
    ['image/png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['image/webp', new Uint8Array([...text('RIFF'), 36, 8, 0, 0, ...text('WEBPVP8 ')])],
    ['application/zip', bytes(0x50, 0x4b, 0x03, 0x04)],
    ['text/plain; charset=utf-8', text('Бриф\r\n\tв две строки')],
  ])('is %s', (mime, content) => {
    expect(fileKindOf(content)?.mime).toBe(mime)
  })

  test.each([
    ['a Windows executable', bytes(0x4d, 0x5a)],
    ['a Linux executable', bytes(0x7f, 0x45, 0x4c, 0x46)],
    ['a WAV file, which begins like WebP', new Uint8Array([...text('RIFF'), 36, 8, 0, 0, ...text('WAVE')])],
    ['a RAR archive', bytes(0x52, 0x61, 0x72, 0x21)],
    ['text in another encoding', new Uint8Array([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])],
    ['text with a NUL byte', new Uint8Array([65, 0, 66])],
    ['an empty file', new Uint8Array()],
  ])('is refused: %s', (_, content) => {
    expect(fileKindOf(content)).toBeNull()
  })
})

describe('the name of a file', () => {
  const PDF = { mime: 'application/pdf', extensions: ['pdf'] }

  test.each([
    ['бриф.pdf', 'бриф.pdf'],
    ['Бриф.PDF', 'Бриф.pdf'],
    ['/etc/passwd', 'passwd.pdf'],
    ['..\\..\\windows\\win.ini', 'win.ini.pdf'],
    ['программа.exe', 'программа.exe.pdf'],
    ['имя\r\nX-Header: 1.pdf', 'имя X-Header 1.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['   ', 'файл.pdf'],
    ['fdp\u202Eexe.pdf', 'fdp exe.pdf'],
  ])('%j becomes %j', (name, clean) => {
    expect(cleanFileName(name, PDF)).toBe(clean)
  })

  test('is one short line with the right extension for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), name => {
        const clean = cleanFileName(name, PDF)
        return /^[^\p{Cc}\p{Zl}\p{Zp}/\\"]+\.pdf$/u.test(clean) && [...clean].length <= 104
      }),
    )
  })
})
