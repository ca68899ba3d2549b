import type { Sex } from '../given-names.ts'

/** Half the width of the head with its hair; the face is centred on x = 32. */
type Haircut = (half: number) => string

const n = (value: number): number => Math.round(value * 10) / 10

/** Points are written from the left edge of the hair (`l`) or its right edge (`r`). */
const edges = (half: number) => ({ l: (by = 0) => n(32 - half + by), r: (by = 0) => n(32 + half + by) })

const cropped: Haircut = half => {
  const { l, r } = edges(half)
  return `M${l()} 24C${l(-1)} 6 ${r(1)} 4 ${r()} 24C${r(-1)} 17 38 15 30 15.5S${l(1.5)} 18 ${l()} 24z`
}
const parted: Haircut = half => {
  const { l, r } = edges(half)
  return `M${l()} 23C${l(-2)} 4 30 3 37 5S${r(1)} 14 ${r()} 23C${r(-1.4)} 14 34 17 27 13.5C24 16 ${l(1)} 18 ${l()} 23z`
}
const balding: Haircut = half => {
  const { l, r } = edges(half)
  return `M${l()} 21C${l()} 12 25 9 26 9.4C23 13 ${l(1.4)} 17 ${l()} 21zM${r()} 21C${r()} 12 39 9 38 9.4C41 13 ${r(-1.4)} 17 ${r()} 21z`
}
const tousled: Haircut = half => {
  const { l, r } = edges(half)
  return `M${l()} 24C${l(-3)} 10 24 4.5 28 6C32 2.4 41 4 42 8C${r(2.4)} 12 ${r()} 20 ${r()} 24C${r(-1)} 18 40 15.5 34 17S${l(1)} 17 ${l()} 24z`
}
const long: Haircut = half => {
  const { l, r } = edges(half)
  return `M${l()} 50C${l(-6)} 30 ${l(-2)} 4 32 4.6S${r(6)} 30 ${r()} 50C${r(-2)} 40 ${r()} 28 ${r(-2.2)} 21C38 19 33 14 31 12C28 17 24 19 ${l(2)} 22C${l()} 29 ${l(2)} 42 ${l()} 50z`
}
const bob: Haircut = half => {
  const { l, r } = edges(half)
  return `M${l()} 36C${l(-5)} 22 ${l()} 4.5 32 4.8S${r(5)} 22 ${r()} 36C${r(-0.5)} 30 ${r()} 24 ${r(-2)} 18C36 18 26 17 ${l(2)} 18C${l()} 24 ${l(0.5)} 30 ${l()} 36z`
}
const bun: Haircut = half => {
  const { l, r } = edges(half)
  return `M${l()} 24C${l(-1)} 6 ${r(1)} 6 ${r()} 24C${r(-1.6)} 18 37 13 33 12.4C29 14 ${l(1.4)} 17 ${l()} 24zM26.6 9.6C24 1.6 40 1.6 37.4 9.6z`
}
const wavy: Haircut = half => {
  const { l, r } = edges(half)
  return `M${l()} 40C${l(-6)} 34 ${l(-4)} 22 ${l()} 18C${l()} 8 28 3.4 34 4.4C41 4 ${r(1)} 12 ${r()} 18C${r(4)} 24 ${r(5)} 34 ${r()} 40C${r(-1)} 34 ${r(0.4)} 26 ${r(-2)} 19C35 20 27 16 26 13C24 17 ${l(2.4)} 19 ${l(2)} 20C${l()} 26 ${l(1)} 35 ${l()} 40z`
}

export const HAIRCUTS: Readonly<Record<Sex, readonly Haircut[]>> = {
  male: [cropped, parted, balding, tousled],
  female: [long, bob, bun, wavy],
}
