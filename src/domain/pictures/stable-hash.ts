/** FNV-1a. Must never change: drawn pictures are not stored and would all look different. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** Spreads every bit of the hash (the finaliser of MurmurHash3): the low bits of FNV-1a alone repeat too often. */
export function mixed(hash: number): number {
  let bits = hash ^ (hash >>> 16)
  bits = Math.imul(bits, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** 0 ≤ x < 1, the same sequence for the same hash. */
export function sequenceOf(hash: number): () => number {
  let step = 0
  return () => {
    step += 1
    return mixed((hash + Math.imul(step, 0x9e3779b9)) >>> 0) / 2 ** 32
  }
}
