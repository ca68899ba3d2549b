/** Room for a drawing in its own units; the page scales it as a whole. */
export interface ChartSize {
  width: number
  /** Of a chart over time; rows of categories have their own height. */
  height: number
  /** Left of the plot: figures of the axis. */
  left: number
  /** Right of the plot: names with their last values. */
  right: number
  top: number
  bottom: number
  /** Room for names of categories; without any they stand above their rows. */
  names: number
  /** Labels along the time axis. */
  maxLabels: number
  /** Characters of a name at the end of its line. */
  nameLength: number
  /** Between two names at the ends of lines. */
  labelGap: number
  /** Up to so many names are written below their figures, where there is more room for them. */
  maxBelow: number
  /** Rows of categories; the rest is in the table. */
  maxRows: number
}

export const CHART_SIZES = {
  wide: {
    width: 840,
    height: 400,
    left: 62,
    right: 188,
    top: 32,
    bottom: 34,
    names: 230,
    maxLabels: 5,
    nameLength: 17,
    labelGap: 19,
    maxBelow: 0,
    maxRows: 15,
  },
  narrow: {
    width: 328,
    height: 360,
    left: 56,
    right: 118,
    top: 32,
    bottom: 32,
    names: 0,
    maxLabels: 1,
    nameLength: 8,
    labelGap: 22,
    maxBelow: 8,
    maxRows: 15,
  },
  picture: {
    width: 860,
    height: 272,
    left: 92,
    right: 216,
    top: 30,
    bottom: 30,
    names: 230,
    maxLabels: 5,
    nameLength: 18,
    labelGap: 23,
    maxBelow: 0,
    maxRows: 7,
  },
} as const satisfies Record<string, ChartSize>
