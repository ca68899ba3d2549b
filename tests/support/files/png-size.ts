const SIGNATURE = '89504e470d0a1a0a'

/** Width and height from a PNG header; null for anything else. */
export function pngSize(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.subarray(0, 8).toString('hex') !== SIGNATURE || bytes.subarray(12, 16).toString() !== 'IHDR') return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
