import { expect, test } from 'vitest'
import { MAX_PARTS, readFields, readMultipart } from './form-body.ts'

const BOUNDARY = 'boundary-of-a-test-form'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const part = (head: string, body: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const read = (parts: readonly string[], type = TYPE) =>
  readMultipart(Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`), type)
const times = <T>(count: number, make: (nth: number) => T) => Array.from({ length: count }, (_, nth) => make(nth))

test('a repeated field becomes a list, in the order of the body', async () => {
  expect(readFields('service=sites&name=A+B&service=crm')).toEqual({ service: 'sites,crm', name: 'A B' })
  expect(await read([part('name="id"', '12'), part('name="id"', '7')])).toEqual({ id: '12,7' })
})

test('files of one field keep their order; a file that was not chosen is none', async () => {
  const file = (name: string, body: string) => part(`name="files"; filename="${name}"`, body)
  expect(await read([file('a.txt', 'one'), file('', ''), file('b.txt', 'two')])).toEqual({
    files: [
      { name: 'a.txt', content: btoa('one') },
      { name: 'b.txt', content: btoa('two') },
    ],
  })
})

test('the name of a property every object has is a field like any other', () => {
  expect(Object.entries(readFields('__proto__=a&constructor=b'))).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ])
})

test('more parts than any form has are refused before they are read', async () => {
  expect(Object.keys(readFields(times(MAX_PARTS, nth => `a${nth}=`).join('&')))).toHaveLength(MAX_PARTS)
  expect(() => readFields('a&'.repeat(MAX_PARTS))).toThrow('слишком много полей')
  const tiny = (nth: number) => part(`name="files"; filename="${nth}"`, 'x')
  expect(await read(times(MAX_PARTS, tiny))).toMatchObject({ files: { length: MAX_PARTS } })
  await expect(read(times(MAX_PARTS + 1, tiny))).rejects.toThrow('слишком много полей')
  // The parser takes the first boundary that a header names; so does the count.
  await expect(read(times(MAX_PARTS + 1, tiny), `${TYPE}; boundary=other`)).rejects.toThrow('слишком много полей')
})

test('names longer than any field or file has are refused', async () => {
  const long = 'a'.repeat(201)
  expect(() => readFields(`${long}=1`)).toThrow('имена слишком длинные')
  await expect(read([part(`name="files"; filename="${long}"`, 'x')])).rejects.toThrow(
    'Имя файла длиннее 200\u00a0знаков',
  )
})

test.each([
  ['a body without a boundary', 'multipart/form-data'],
  ['a type that is none', 'multipart'],
  ['a body of another boundary', 'multipart/form-data; boundary=other'],
])('%s is malformed', async (_, type) => {
  expect(await read([part('name="a"', '1')], type)).toBeNull()
})
