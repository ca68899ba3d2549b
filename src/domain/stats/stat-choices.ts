import type { ChartChoice } from './charts.ts'

export const CHOICES = ['region', 'device', 'rating', 'period'] as const satisfies readonly ChartChoice[]

/** Absent means all. */
export interface StatChoices {
  region?: string
  device?: 'desktop' | 'mobile'
  rating?: string
  period?: string
}

const SLUG = /^[a-z0-9+-]{1,80}$/
const DEVICE = /^(desktop|mobile)$/

/** Ignores invalid choices, so that such a link still shows the statistics. Every page loads this with its routes. */
export const readChoices = (query: URLSearchParams): StatChoices =>
  Object.fromEntries(
    CHOICES.map(name => [name, query.get(name) ?? '']).filter(([name, value = '']) =>
      (name === 'device' ? DEVICE : SLUG).test(value),
    ),
  )
