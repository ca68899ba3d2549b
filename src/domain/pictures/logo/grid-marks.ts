import { area, line, type ShapeMark } from './shapes.ts'

// Grids whose cells follow from the name.

/** A quarter of a disc in each of four squares, facing any way. */
const quarters: ShapeMark = ({ mark, accent }, random) => {
  const paths = { [mark]: '', [accent]: '' }
  for (const x of [0, 24]) {
    for (const y of [0, 24]) {
      const turns = [
        `M${x} ${y}h24a24 24 0 0 1-24 24z`,
        `M${x + 24} ${y}v24a24 24 0 0 1-24-24z`,
        `M${x + 24} ${y + 24}h-24a24 24 0 0 1 24-24z`,
        `M${x} ${y + 24}v-24a24 24 0 0 1 24 24z`,
      ]
      const turn = turns[Math.floor(random() * turns.length)] ?? ''
      paths[random() < 0.5 ? mark : accent] += turn
    }
  }
  return Object.entries(paths)
    .filter(([, path]) => path !== '')
    .map(([fill, path]) => area(path, fill))
    .join('')
}

/** Five columns, one of full height. */
const columns: ShapeMark = ({ mark, accent }, random) => {
  const heights = Array.from({ length: 5 }, () => 14 + Math.floor(random() * 30))
  const full = Math.floor(random() * 5)
  const column = (height: number, index: number) => `M${index * 10} 48v-${height}h8v${height}z`
  return (
    area(heights.map((height, index) => (index === full ? '' : column(height, index))).join(''), mark) +
    area(column(48, full), accent)
  )
}

/** Dots of five sizes with an accent diagonal; round caps make a dot of a line without length. */
const dots: ShapeMark = ({ mark, accent }, random) => {
  const paths = new Map<string, string>()
  for (let i = 0; i < 5; i += 1) {
    for (let j = 0; j < 5; j += 1) {
      const width = Math.round(40 + 13 * ((i * 3 + j * 2 + Math.floor(random() * 2)) % 5)) / 10
      const key = `stroke="${i === j ? accent : mark}" stroke-width="${width}"`
      paths.set(key, `${paths.get(key) ?? ''}M${tenth(4.8 + 9.6 * i)} ${tenth(4.8 + 9.6 * j)}h0`)
    }
  }
  return `<g stroke-linecap="round">${Array.from(paths, ([key, path]) => `<path ${key} d="${path}"/>`).join('')}</g>`
}

/** Truchet tiles: two arcs a tile, either way round. */
const tiles: ShapeMark = ({ field, figure, accent }, random) => {
  let [plain, diagonal] = ['', '']
  for (const x of [0, 16, 32]) {
    for (const y of [0, 16, 32]) {
      const arcs =
        random() < 0.5
          ? `M${x + 8} ${y}a8 8 0 0 1-8 8M${x + 16} ${y + 8}a8 8 0 0 0-8 8`
          : `M${x + 8} ${y}a8 8 0 0 0 8 8M${x} ${y + 8}a8 8 0 0 1 8 8`
      if (x === y) diagonal += arcs
      else plain += arcs
    }
  }
  return area('M0 0h48v48H0z', field) + line(plain, figure, 3.4) + line(diagonal, accent, 3.4)
}

const tenth = (value: number): number => Math.round(value * 10) / 10

export const GRID_MARKS: readonly ShapeMark[] = [quarters, columns, dots, tiles]
