import tokens from '../../styles/tokens.css?raw'
import chartStyles from './chart.module.css?inline'
import type { ChartData } from './chart-data.ts'
import { ChartDrawing, drawingSize } from './chart-drawing.tsx'
import { CHART_SIZES } from './chart-size.ts'

interface ChartPictureProps {
  chart: ChartData
  marked: readonly string[]
}

/** The renderer of pictures has this font alone. */
const FONTS = { '--font': '"Golos Text"', '--font-display': '"Golos Text"' }

/** The drawing as a file of its own, in the light theme. Server only. */
export function ChartPicture({ chart, marked }: ChartPictureProps) {
  const { width, height } = drawingSize(chart, CHART_SIZES.picture)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
    >
      <style>{STYLES}</style>
      <ChartDrawing chart={chart} marked={marked} size={CHART_SIZES.picture} id="picture" />
    </svg>
  )
}

/** The renderer knows no variables, so the page's own styles get the values of the tokens. */
function plainStyles(css: string, tokensCss: string): string {
  const [, light = ''] = /:root\s*\{([^}]*)\}/.exec(tokensCss) ?? []
  const values: Record<string, string> = {
    ...Object.fromEntries(Array.from(light.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name, value]) => [name, value])),
    ...FONTS,
  }
  return css.replace(/var\((--[\w-]+)\)/g, (_, name: string) => values[name] ?? '')
}

const STYLES = plainStyles(chartStyles, tokens)
