import { expect, test } from 'vitest'
import { paintSvg } from '#tests/support/files/resvg.ts'
import { opaquePng } from './png-file.ts'

const SIZE = { width: 40, height: 20 }
const CARD = '<rect width="40" height="20" fill="#fff"/><circle cx="20" cy="10" r="8" fill="#1a5"/>'

const paint = (shapes: string) =>
  paintSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${shapes}</svg>`)

const pixelsOf = (png: Uint8Array): Uint8Array =>
  paint(`<image width="40" height="20" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`).pixels

test('an opaque picture has the same pixels as the renderer’s own file', () => {
  const picture = paint(CARD)
  const png = opaquePng(picture.pixels, picture.width, picture.height)
  expect(png && pixelsOf(png)).toEqual(picture.pixels)
  expect(pixelsOf(picture.asPng())).toEqual(picture.pixels)
})

test('a picture with a transparent ground is left to the renderer', () => {
  expect(opaquePng(paint('<circle cx="20" cy="10" r="8" fill="#1a5"/>').pixels, SIZE.width, SIZE.height)).toBeNull()
})
