import { createHash } from 'node:crypto'
import { countedGenitive } from '#domain/russian/plural.ts'
import { PIXEL } from '#domain/russian/rare-nouns.ts'
import { PngPainter } from '../../media/png/png-painter.ts'

/** Twice the largest logo. */
const SIDE = 192
const MAX_BYTES = 2 * 1024 * 1024
/** A small file can unpack to gigabytes of pixels. */
const MAX_PIXELS = 4096

export class BadPictureError extends Error {}

interface Encoded {
  hash: string
  png: Buffer
}

/** Re-encodes a PNG or JPEG as a square PNG: only the pixels of the upload are kept. */
export async function encodePicture(file: Buffer): Promise<Encoded> {
  if (file.length > MAX_BYTES) throw new BadPictureError('Картинка больше 2 МБ.')
  const kind = kindOf(file)
  const size = kind && sizeOf(file, kind)
  if (!kind || !size) throw new BadPictureError('Картинка должна быть файлом PNG или JPEG.')
  if (size.width > MAX_PIXELS || size.height > MAX_PIXELS || size.width === 0 || size.height === 0) {
    throw new BadPictureError(`Стороны картинки — от 1 до ${countedGenitive(MAX_PIXELS, PIXEL)}.`)
  }
  const painter = new PngPainter()
  // The painter's thread does not keep a process alive.
  const alive = setInterval(() => undefined, 1_000)
  try {
    const png = await painter.paint(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">` +
        `<image width="${SIDE}" height="${SIDE}" href="data:image/${kind};base64,${file.toString('base64')}"/></svg>`,
    )
    return { hash: createHash('sha256').update(png).digest('hex').slice(0, 32), png }
  } finally {
    clearInterval(alive)
    await painter.close()
  }
}

type Kind = 'png' | 'jpeg'

function kindOf(file: Buffer): Kind | null {
  if (file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  return file[0] === 0xff && file[1] === 0xd8 ? 'jpeg' : null
}

function sizeOf(file: Buffer, kind: Kind): { width: number; height: number } | null {
  if (kind === 'png') {
    return file.length < 24 ? null : { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
  }
  for (let at = 2; at + 9 < file.length && file[at] === 0xff; ) {
    const marker = file[at + 1] ?? 0
    // Start of frame, except the tables that share its range.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    at += 2 + file.readUInt16BE(at + 2)
  }
  return null
}
