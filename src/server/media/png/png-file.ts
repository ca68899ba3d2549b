import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const RGB = { depth: 8, colourType: 2, channels: 3 }
const PIXEL_BYTES = 4
const OPAQUE = 255

/**
 * A PNG of opaque RGBA pixels, null for others. Node's own zlib takes a fifth of the time of the renderer's, which is
 * compiled to WebAssembly and takes most of the time of a picture.
 */
export function opaquePng(pixels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> | null {
  const lines = rgbLines(pixels, width, height)
  if (lines === null) return null
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(RGB.depth, 8)
  header.writeUInt8(RGB.colourType, 9)
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]
  return Uint8Array.from(Buffer.concat([SIGNATURE, ...chunks]))
}

/** Each line after the number of its filter: 0 for none, as flat areas compress best by themselves. */
function rgbLines(pixels: Uint8Array, width: number, height: number): Buffer | null {
  const lines = Buffer.alloc((width * RGB.channels + 1) * height)
  let [from, to] = [0, 0]
  for (let row = 0; row < height; row += 1) {
    to += 1
    for (let column = 0; column < width; column += 1, from += PIXEL_BYTES, to += RGB.channels) {
      if (pixels[from + RGB.channels] !== OPAQUE) return null
      lines[to] = pixels[from] ?? 0
      lines[to + 1] = pixels[from + 1] ?? 0
      lines[to + 2] = pixels[from + 2] ?? 0
    }
  }
  return lines
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
