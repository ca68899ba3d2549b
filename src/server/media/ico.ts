/** Size and PNG of each picture, smallest first. */
interface IcoPicture {
  size: number
  png: Buffer
}

const HEADER_BYTES = 6
const ENTRY_BYTES = 16
const ICON = 1
const BITS_PER_PIXEL = 32

/** An ICO file that holds PNG pictures, which every browser since Internet Explorer 11 reads. */
export function icoFile(pictures: readonly IcoPicture[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length)
  header.writeUInt16LE(ICON, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index
    // One byte each, where 0 stands for 256.
    header.writeUInt8(size % 256, entry)
    header.writeUInt8(size % 256, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(BITS_PER_PIXEL, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}
