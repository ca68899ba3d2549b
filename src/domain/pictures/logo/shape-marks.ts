import { GRID_MARKS } from './grid-marks.ts'
import { area, dot, line, type ShapeMark, turned } from './shapes.ts'

const rings: ShapeMark = ({ mark, accent }) =>
  [21.5, 14, 6.5].map((radius, index) => ring(radius, 4.4, index === 1 ? accent : mark)).join('')

const ring = (radius: number, width: number, stroke: string): string =>
  `<circle cx="24" cy="24" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

const ringAndDot: ShapeMark = ({ mark, accent }) => ring(20, 8, mark) + dot(38, 10, 9, accent)

const cube: ShapeMark = ({ mark, accent }) =>
  area('M24 1 44 12.5 24 24 4 12.5z', accent) +
  area('M4 12.5 24 24v23L4 35.5z', mark) +
  `<path fill="${mark}" opacity=".62" d="M44 12.5 24 24v23l20-11.5z"/>`

const wave = (y: number): string => `M0 ${y}c8-9 16-9 24 0s16 9 24 0`
const waves: ShapeMark = ({ mark, accent }) =>
  line([6, 15, 33, 42].map(wave).join(''), mark, 5.4) + line(wave(24), accent, 5.4)

/** Eight sectors of a disc, every other one in the accent. */
const pinwheel: ShapeMark = ({ mark, accent }) => {
  const sector = (index: number) => `M24 24L${turned(22, index * 45)}A22 22 0 0 1 ${turned(22, index * 45 + 45)}z`
  return area([0, 2, 4, 6].map(sector).join(''), mark) + area([1, 3, 5, 7].map(sector).join(''), accent)
}

const venn: ShapeMark = ({ mark, inner, accent }) =>
  dot(16, 24, 16, mark) + dot(32, 24, 16, accent) + area('M24 10.2a16 16 0 0 1 0 27.6 16 16 0 0 1 0-27.6z', inner)

const hexagon: ShapeMark = ({ mark, inner, accent }) =>
  area('M24 0 45 12v24L24 48 3 36V12z', mark) +
  line('M24 10 36 17v14l-12 7-12-7V17z', inner, 3) +
  dot(24, 24, 4.5, accent)

const arrow: ShapeMark = ({ mark, accent }) => line('M4 44 40 8M16 6h26v26', mark, 9) + dot(9, 11, 6.5, accent)

const cross: ShapeMark = ({ mark, accent }) =>
  area('M17 0h14v17h17v14H31v17H17V31H0V17h17z', mark) + dot(24, 24, 7, accent)

const rays: ShapeMark = ({ mark, accent }) => {
  const ray = (index: number) => `M${turned(24, index * 30)}L${turned(9, index * 30)}`
  const turns = Array.from({ length: 12 }, (_, index) => index)
  return (
    line(
      turns
        .filter(index => index % 3 !== 0)
        .map(ray)
        .join(''),
      mark,
      4.8,
    ) +
    line(
      turns
        .filter(index => index % 3 === 0)
        .map(ray)
        .join(''),
      accent,
      4.8,
    ) +
    dot(24, 24, 6, mark)
  )
}

const peaks: ShapeMark = ({ mark, accent }) =>
  area('M0 44 17 8l17 36z', mark) + area('M20 44 34 20l14 24z', accent) + line('M0 47h48', mark, 2)

const leaf: ShapeMark = ({ mark, inner }) =>
  area('M4 44C4 18 18 4 44 4c0 26-14 40-40 40z', mark) + line('M4 44 32 16', inner, 3)

const quotes: ShapeMark = ({ mark, accent }) =>
  area('M0 24C0 11 8 4 20 4v9c-6 0-9 4-9 9h9v22H0z', mark) +
  area('M27 24C27 11 35 4 47 4v9c-6 0-9 4-9 9h9v22H27z', accent)

const house: ShapeMark = ({ mark, accent }) =>
  area('M24 2 46 20v26H2V20z', mark) + area('M17 46V29a7 7 0 0 1 14 0v17z', accent)

const orbit: ShapeMark = ({ mark, accent }) =>
  dot(24, 24, 10, mark) +
  `<ellipse cx="24" cy="24" rx="22.5" ry="9" fill="none" stroke="${mark}" stroke-width="3" transform="rotate(-30 24 24)"/>` +
  dot(41, 9, 4.5, accent)

const frame: ShapeMark = ({ mark, accent }) => line('M3 3h42v42H3z', mark, 6) + area('M24 14h20v20H24z', accent)

const stairs: ShapeMark = ({ mark, accent }) =>
  area('M0 48V36h12V24h12V12h12V0h12v48z', mark) + area('M0 24h12V12h12V0H0z', accent)

const eye: ShapeMark = ({ mark, inner, accent }) =>
  area('M0 24C8 9 16 5 24 5s16 4 24 19C40 39 32 43 24 43S8 39 0 24z', mark) +
  dot(24, 24, 10.5, inner) +
  dot(24, 24, 5.5, accent)

const knot: ShapeMark = ({ mark, accent }) =>
  line('M4 4h26v26H4z', mark, 7) + line('M18 18h26v26H18z', accent, 7) + line('M30 12v12', mark, 7)

const beads: ShapeMark = ({ mark, accent }) =>
  dot(9, 38, 9, mark) + dot(24, 24, 9, mark) + dot(39, 10, 9, accent) + dot(9, 10, 4.5, mark) + dot(39, 38, 4.5, mark)

export const SHAPE_MARKS: readonly ShapeMark[] = [
  rings,
  ringAndDot,
  cube,
  waves,
  pinwheel,
  venn,
  hexagon,
  arrow,
  cross,
  rays,
  peaks,
  leaf,
  quotes,
  house,
  orbit,
  frame,
  stairs,
  eye,
  knot,
  beads,
  ...GRID_MARKS,
]
