import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A ceiling stops growth; a floor catches a wrong measurement or a missing part. */
export interface Bounds {
  floor?: number
  ceiling?: number
}

export interface Finding {
  name: string
  value: number
  unit: string
  bounds: Bounds
}

interface Budgets {
  ssr: Record<'uncachedToPlain' | 'withDatabaseToPlain' | 'cachedToPlain' | 'cachedToNginx', Bounds>
  api: Record<'growth' | 'cost' | 'dearest', Bounds>
  ranking: { growth: Bounds }
  counter: { rows: Bounds; growth: Bounds }
  firstStart: Record<'seconds' | 'processorSeconds', Bounds>
  load: Record<'cached' | 'besideJunk' | 'broken' | 'forms' | 'emails' | 'jsErrors', Bounds> & {
    megabytes: Record<'embedded' | 'server', Bounds>
  }
  lighthouse: {
    scores: Record<'mobile' | 'desktop' | 'others', Bounds>
    audits: Record<'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift', Bounds>
  }
  firstPress: Record<'toLater' | 'menuToLater' | 'toPlainPage', Bounds>
  market: {
    counts: Record<
      'clients' | 'reviews' | 'cases' | 'interviews' | 'agenciesPerClient' | 'mostAgencies' | 'crowded',
      Bounds
    >
    emptiestStep: Bounds
    repeats: Record<'reviews' | 'replies' | 'cases' | 'interviews' | 'about', Bounds>
    sentence: Bounds
    short: Bounds
    critical: Bounds
  }
  bundle: Record<'mainScripts' | 'otherScripts' | 'styles' | 'fonts', Bounds>
}

export const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')) as Budgets

export const isWithin = ({ value, bounds }: Finding): boolean =>
  value >= (bounds.floor ?? Number.NEGATIVE_INFINITY) && value <= (bounds.ceiling ?? Number.POSITIVE_INFINITY)

export function printFindings(findings: readonly Finding[]): void {
  const width = Math.max(...findings.map(({ name }) => name.length))
  for (const finding of findings) {
    const { floor, ceiling } = finding.bounds
    const wanted = [floor === undefined ? '' : `от ${floor}`, ceiling === undefined ? '' : `до ${ceiling}`]
      .join(' ')
      .trim()
    const verdict = isWithin(finding) ? 'хорошо' : 'ПЛОХО '
    // Three places for what must be exactly 0.
    const value = finding.value.toFixed(ceiling === 0 ? 3 : 2).padStart(9)
    console.log(
      `  ${verdict}  ${finding.name.padEnd(width)} ${value} ${finding.unit}  ${wanted ? `(${wanted})` : 'без границ'}`,
    )
  }
}
