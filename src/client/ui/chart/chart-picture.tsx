import tokens from '../../styles/tokens.css?raw'
import styles from './chart.module.css'
import source from './chart.module.css?raw'
import type { ChartData } from './chart-data.ts'
import { ChartDrawing, drawingSize } from './chart-drawing.tsx'
import { CHART_SIZES } from './chart-size.ts'

interface ChartPictureProps {
  chart: ChartData
  marked: readonly string[]
}

/** The renderer of pictures has this font alone. */
const FONTS = { '--font': '"Golos Text"', '--font-display': '"Golos Text"' }

let pictureStyles: string | undefined

/** The drawing as a file of its own, in the light theme. Server only. */
export function ChartPicture({ chart, marked }: ChartPictureProps) {
  pictureStyles ??= plainStyles()
  const { width, height } = drawingSize(chart, CHART_SIZES.picture)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
    >
      <style>{pictureStyles}</style>
      <ChartDrawing chart={chart} marked={marked} size={CHART_SIZES.picture} id="picture" />
    </svg>
  )
}

/**
 * The page's own styles for a renderer that knows neither variables nor media queries: tokens become values, names of
 * classes those of this build.
 */
function plainStyles(): string {
  const [, light = ''] = /:root\s*\{([^}]*)\}/.exec(tokens) ?? []
  const values: Record<string, string> = {
    ...Object.fromEntries(Array.from(light.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name, value]) => [name, value])),
    ...FONTS,
  }
  return source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/g, '')
    .replace(/\.([a-z]\w*)/gi, (whole, name: string) => (styles[name] ? `.${styles[name]}` : whole))
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => values[name] ?? '')
    .replace(/\s+/g, ' ')
}
