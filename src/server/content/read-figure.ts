import type { LeafDirective, TextDirective } from 'mdast-util-directive'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { chartById } from '#domain/stats/charts.ts'
import { CHOICES, type StatChoices } from '#domain/stats/stat-choices.ts'
import type { ChartAsk, FigureAsk } from './draft.ts'
import { lineOf, type Reader } from './reader.ts'

type Directive = TextDirective | LeafDirective
type Attributes = Record<string, string>

const MOMENTS = ['first', 'last', 'year-ago'] as const
const GENDERS = ['m', 'f', 'n', 'p'] as const
const SLUG = /^[a-z0-9+_.-]{1,80}$/

export function readFigure(node: TextDirective, reader: Reader): FigureAsk | null {
  const allowed = ['chart', 'series', 'at', ...(node.name === 'stat' ? [] : ['gender', 'against']), ...CHOICES]
  const attributes = attributesOf(node, allowed, reader)
  const ask = attributes && chartAsk(node, attributes, attributes.chart, reader)
  if (!attributes || !ask) return null
  const at = oneOf(MOMENTS, attributes.at ?? 'last')
  const gender = oneOf(GENDERS, attributes.gender ?? 'm')
  const { series = null, against = null } = attributes
  if (!at || !gender || [series, against].some(slug => slug !== null && !SLUG.test(slug))) {
    reader.refuse(node, `:${node.name}: at бывает ${MOMENTS.join(', ')}; gender — ${GENDERS.join(', ')}.`)
    return null
  }
  return { ...ask, kind: node.name === 'stat' ? 'stat' : 'change', series, at, against, gender }
}

export function readChart(node: LeafDirective, reader: Reader): ChartAsk | null {
  const attributes = attributesOf(node, ['id', ...CHOICES], reader)
  return attributes && chartAsk(node, attributes, attributes.id, reader)
}

/** Null if there is one that the directive does not know. */
export function attributesOf(node: Directive, allowed: readonly string[], reader: Reader): Attributes | null {
  const given = Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? ''] as const)
  const unknown = given.find(([name]) => !allowed.includes(name))
  if (unknown) {
    reader.refuse(
      node,
      `У вставки ${inGuillemets(node.name)} нет параметра «${unknown[0]}». Бывают: ${allowed.join(', ')}.`,
    )
    return null
  }
  return Object.fromEntries(given)
}

function chartAsk(node: Directive, given: Attributes, id: string | undefined, reader: Reader): ChartAsk | null {
  const chart = chartById(id ?? '')
  if (!chart) {
    reader.refuse(node, `Нет графика «${id ?? ''}».`)
    return null
  }
  const chosen = CHOICES.filter(name => given[name] !== undefined)
  const wrong = chosen.find(name => !chart.choices.includes(name) || !SLUG.test(given[name] ?? ''))
  if (wrong) {
    reader.refuse(node, `График «${chart.id}» не различает ${wrong}=${given[wrong]}.`)
    return null
  }
  const choices = Object.fromEntries(chosen.map(name => [name, given[name]])) as StatChoices
  return { id: chart.id, choices, line: lineOf(node) }
}

const oneOf = <T extends string>(known: readonly T[], value: string): T | undefined =>
  known.find(each => each === value)
