import type { Sex } from '../given-names.ts'
import { sequenceOf } from '../stable-hash.ts'
import { HAIRCUTS } from './haircuts.ts'

/** Paper and ink. */
const TINTS = [
  ['#e3ebe6', '#1e4038'],
  ['#efe4d4', '#4a3013'],
  ['#e4e6f0', '#2a3060'],
  ['#f1e0dd', '#571e22'],
  ['#e0ebef', '#16404d'],
  ['#ece5ee', '#45264d'],
  ['#eceade', '#3b3a17'],
] as const

const SHOULDERS = {
  male: 'M4 66C5 53 17 50 26 47H38C47 50 59 53 60 66z',
  female: 'M7 66C7 54 18 51 26.5 48H37.5C46 51 57 54 57 66z',
}
const NECK = {
  male: 'M26.5 36V48.5C29 52 35 52 37.5 48.5V36z',
  female: 'M27.5 36V48.5C29 52 35 52 36.5 48.5V36z',
}
const FEATURES =
  '<path stroke-width="1.1" d="M24.4 21.2q3.2-1.8 5.6-.4M39.6 21.2q-3.2-1.8-5.6-.4"/><path stroke-width="1.5" d="M25.6 24.4h3M38.4 24.4h-3"/><path d="M32.6 23.5L30.2 30.2Q31.6 31.2 33.4 30.6"/>'
const GLASSES =
  '<path stroke-width="1.2" d="M25 21.6h2.8a2.4 2.4 0 0 1 2.4 2.4v.8a2.4 2.4 0 0 1-2.4 2.4H25a2.4 2.4 0 0 1-2.4-2.4V24a2.4 2.4 0 0 1 2.4-2.4zm11.2 0H39a2.4 2.4 0 0 1 2.4 2.4v.8a2.4 2.4 0 0 1-2.4 2.4h-2.8a2.4 2.4 0 0 1-2.4-2.4V24a2.4 2.4 0 0 1 2.4-2.4zM30.2 23.6q1.8-1.2 3.6 0"/>'

/** An engraved bust on a grid of 64: hatching of three densities for skin, hair and cloth. */
export function drawPortrait(sex: Sex, hash: number): string {
  const random = sequenceOf(hash)
  const [paper, ink] = TINTS[Math.floor(random() * TINTS.length)] ?? TINTS[0]
  const angle = Math.floor(random() * 24) - 12
  const half = 10.6 + random() * 1.6
  const chin = n(41.2 + random() * 1.4)
  const hair = HAIRCUTS[sex][Math.floor(random() * HAIRCUTS[sex].length)]?.(half + 1.4) ?? ''
  const isBearded = random() >= 0.55 && sex === 'male'
  const hasGlasses = random() < 0.36
  const smile = n(1.6 + random() * 1.2)
  const hasCollar = random() < 0.6
  const face = faceOf(half, chin)
  const hatch = (id: string, step: number, width: number, turn: number) =>
    `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path fill="${ink}" d="M0 0h${step}v${width}H0z"/></pattern>`
  /** Paper first, so that hatching behind does not show through. */
  const toned = (path: string, tone: string, outline = '') =>
    `<path fill="${paper}" d="${path}"/><path fill="url(#${tone})"${outline} d="${path}"/>`
  const outline = (width: number) => ` stroke="${ink}" stroke-width="${width}"`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128">',
    hatch('s', 2.9, 0.62, 0) + hatch('d', 2.9, 1.25, 0) + hatch('h', 2.1, 1.35, 62 + angle),
    hatch('c', 2.6, 1.35, angle - 48) + hatch('b', 3.4, 0.34, 0),
    toned('M0 0h64v64H0z', 'b') + toned(SHOULDERS[sex], 'c', outline(0.9)) + toned(NECK[sex], 'd'),
    collarOf(sex, hasCollar, paper, ink),
    `<path fill="${paper}"${outline(0.7)} d="${face}"/><path fill="url(#s)" opacity=".55" d="${face}"/>`,
    `<clipPath id="f"><path d="${face}"/></clipPath><path clip-path="url(#f)" fill="url(#d)" d="M35.6 0C39 18 37 30 33 46H60V0z"/>`,
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${FEATURES}`,
    `${isBearded ? '' : `<path stroke-width="1.1" d="M28.6 35q3.4 ${smile} 6.8 0"/>`}</g>`,
    isBearded ? toned(beardOf(half, chin), 'h') : '',
    toned(hair, 'h', outline(0.8)),
    hasGlasses ? `<g fill="none" stroke="${ink}">${GLASSES}</g>` : '',
    '</svg>',
  ].join('')
}

function faceOf(half: number, chin: number): string {
  const [l, r] = [n(32 - half), n(32 + half)]
  return `M${l} 22C${l} 8 ${r} 8 ${r} 22C${r} 33 37 ${chin} 32 ${chin}S${l} 33 ${l} 22z`
}

function beardOf(half: number, chin: number): string {
  const [l, r, low] = [n(32 - half), n(32 + half), n(chin + 1.6)]
  return `M${l} 25C${n(l + 0.6)} 36 27 ${low} 32 ${low}S${n(r - 0.6)} 36 ${r} 25C${n(r - 2)} 31 36 31.4 32 31.4S${n(l + 2)} 31 ${l} 25z`
}

function collarOf(sex: Sex, hasCollar: boolean, paper: string, ink: string): string {
  if (sex === 'female') return `<path fill="none" stroke="${ink}" stroke-width="1.2" d="M24 50Q32 60 40 50"/>`
  return hasCollar ? `<path fill="${paper}" stroke="${ink}" d="M27 48 32 58 37 48M32 58v8"/>` : ''
}

const n = (value: number): number => Math.round(value * 10) / 10
