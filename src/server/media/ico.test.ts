import { expect, test } from 'vitest'
import { icoFile } from './ico.ts'

test('an ICO file points to each of its pictures', () => {
  const small = Buffer.from('small picture')
  const large = Buffer.from('a larger picture')
  const file = icoFile([
    { size: 16, png: small },
    { size: 256, png: large },
  ])
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0])
  const pictureAt = (entry: number) => {
    const length = file.readUInt32LE(entry + 8)
    const offset = file.readUInt32LE(entry + 12)
    return file.subarray(offset, offset + length).toString()
  }
  expect([file[6], file[7], pictureAt(6)]).toEqual([16, 16, 'small picture'])
  expect([file[22], file[23], pictureAt(22)]).toEqual([0, 0, 'a larger picture'])
  expect(file).toHaveLength(6 + 32 + small.length + large.length)
})
