/** Strokes right of x = 150 on a field of 400 × 250, in the figure's colour or in the accent. */
export interface Strokes {
  path: string
  width: number
  isAccent: boolean
  isDashed?: boolean
}

export type TradePattern = (random: () => number) => Strokes[]

const range = (length: number): number[] => Array.from({ length }, (_, index) => index)
const cells = (columns: number, rows: number): [number, number][] =>
  range(columns).flatMap(i => range(rows).map((j): [number, number] => [i, j]))

/** Repeats a motif; the chosen copies take the accent. */
function repeat<Copy>(
  copies: readonly Copy[],
  draw: (copy: Copy) => string,
  isAccent: (copy: Copy) => boolean,
  [plain, accent]: readonly [number, number],
): Strokes[] {
  const pathOf = (isWanted: boolean) =>
    copies
      .filter(copy => isAccent(copy) === isWanted)
      .map(draw)
      .join('')
  return [
    { path: pathOf(false), width: plain, isAccent: false },
    { path: pathOf(true), width: accent, isAccent: true },
  ]
}

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0`

const windows: TradePattern = () =>
  repeat(
    cells(5, 5),
    ([i, j]) => `M${190 + i * 46} ${-14 + j * 56}h38v48h-38zm19 0v48`,
    ([i, j]) => (i + j) % 4 === 0,
    [2, 2],
  )

const pipes: TradePattern = () =>
  repeat(
    range(7),
    i => `M${150 + i * 22}-10V${60 + i * 12}a30 30 0 0 0 30 30H420`,
    i => i === 2,
    [7, 7],
  )

const stalls: TradePattern = () =>
  repeat(
    cells(6, 4),
    ([i, j]) => `M${170 + i * 44} ${20 + j * 64}l22-14 22 14v38h-44z`,
    ([i, j]) => (i * 2 + j) % 5 === 0,
    [2, 2],
  )

const millstone: TradePattern = () =>
  repeat(
    range(9),
    i => circle(345, 70, 14 + i * 20),
    i => i % 3 === 1,
    [2, 6],
  )

const crosses: TradePattern = () =>
  repeat(
    cells(6, 5),
    ([i, j]) => `M${176 + i * 44} ${14 + j * 52}h24m-12-12v24`,
    ([i, j]) => (i + 2 * j) % 5 === 0,
    [3, 7],
  )

const chevrons: TradePattern = () =>
  repeat(
    range(9),
    i => `M${150 + i * 34}-10l64 135-64 135`,
    i => i === 3 || i === 4,
    [3, 10],
  )

const arches: TradePattern = () =>
  repeat(
    range(5),
    i => `M${176 + i * 9} 250V${110 - i * 8}a${92 - i * 9} ${92 - i * 9} 0 0 1 ${184 - i * 18} 0V250`,
    i => i === 1,
    [2.4, 6],
  )

const lines: TradePattern = random => {
  const dashes = range(13).flatMap(row => {
    const found: { path: string; isAccent: boolean }[] = []
    for (let x = 200; x < 410; ) {
      const width = Math.round(10 + random() * 60)
      found.push({ path: `M${x} ${8 + row * 19}h${width}`, isAccent: random() < 0.14 })
      x += width + 12
    }
    return found
  })
  return repeat(
    dashes,
    ({ path }) => path,
    ({ isAccent }) => isAccent,
    [6, 6],
  )
}

const links: TradePattern = () =>
  repeat(
    cells(4, 4),
    ([i, j]) => circle(214 + i * 54, 30 + j * 62, 42),
    ([i, j]) => i === j,
    [2.4, 2.4],
  )

/** The rosette of a banknote: one ellipse, turned. */
const rosette: TradePattern = () =>
  repeat(
    range(22),
    i => {
      const degrees = Math.round((i * 180) / 22)
      const angle = (degrees * Math.PI) / 180
      const [dx, dy] = [Math.round(Math.cos(angle) * 120), Math.round(Math.sin(angle) * 120)]
      return `M${320 - dx} ${90 - dy}a120 46 ${degrees} 1 0 ${2 * dx} ${2 * dy}a120 46 ${degrees} 1 0 ${-2 * dx} ${-2 * dy}`
    },
    i => i % 11 === 0,
    [1.4, 1.4],
  )

const boxes: TradePattern = () =>
  repeat(
    cells(4, 4),
    ([i, j]) => {
      const [x, y] = [196 + i * 56 + (j % 2) * 28, 8 + j * 62]
      return `M${x} ${y}l26-14 26 14v32l-26 14-26-14zl26 14 26-14m-26 14v32`
    },
    ([i, j]) => (i + j) % 3 === 1,
    [2.2, 2.2],
  )

const strands: TradePattern = () =>
  repeat(
    range(8),
    i => `M${180 + i * 30} 260c-30-60 40-80 10-140s30-70 0-130`,
    i => i % 3 === 1,
    [2.4, 6],
  )

const wheel: TradePattern = () => {
  const teeth = repeat(
    range(16),
    i => {
      const angle = (i * 22.5 * Math.PI) / 180
      const at = (x: number, y: number) =>
        `${Math.round(325 + x * Math.cos(angle) - y * Math.sin(angle))} ${Math.round(100 + x * Math.sin(angle) + y * Math.cos(angle))}`
      return `M${at(-9, -140)}L${at(9, -140)} ${at(9, -86)} ${at(-9, -86)}z`
    },
    i => i % 4 === 0,
    [2.4, 2.4],
  )
  return [
    ...teeth,
    { path: circle(325, 100, 86), width: 2.4, isAccent: false },
    { path: circle(325, 100, 44), width: 6, isAccent: true },
  ]
}

const road: TradePattern = () =>
  repeat(
    range(9),
    i => `M${300 + (i - 4) * 10} 20L${300 + (i - 4) * 86} 260`,
    i => i === 4,
    [2.2, 6],
  ).map(strokes => (strokes.isAccent ? { ...strokes, isDashed: true } : strokes))

const contours: TradePattern = () =>
  repeat(
    range(9),
    i =>
      `M${150 + i * 14} 260C${170 + i * 18} ${170 - i * 6} ${280 + i * 4} ${220 - i * 20} ${300 + i * 8} ${120 - i * 10}S${390 + i * 4} ${60 - i * 6} 420 ${-20 + i * 14}`,
    i => i % 4 === 2,
    [1.8, 4],
  )

const diagonals: TradePattern = () =>
  repeat(
    range(26),
    i => `M${150 + i * 14} 260l60-280`,
    i => i % 7 === 3,
    [1.6, 5],
  )

/** Slugs of the clients' industries (domain/vocabulary/business-types.ts). */
export const TRADE_PATTERNS: Readonly<Record<string, TradePattern>> = {
  auto: wheel,
  beauty: strands,
  cities: road,
  construction: windows,
  design: contours,
  'e-commerce': boxes,
  exhibition: arches,
  finance: rosette,
  food: millstone,
  furniture: boxes,
  goods: stalls,
  home: pipes,
  industry: wheel,
  medicine: crosses,
  public: links,
  'real-estate': windows,
  services: chevrons,
  soft: lines,
  state: arches,
  trade: stalls,
  training: contours,
}

export const patternOf = (industry: string): TradePattern => TRADE_PATTERNS[industry] ?? diagonals
