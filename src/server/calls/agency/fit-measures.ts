import type { Answer } from '#contract/index.ts'
import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import type { AgencyProject } from '#db/queries/agency/agency-projects.ts'
import { formatMoneyRange } from '#domain/numbers/money.ts'
import { formatNumber, NBSP, roundDecimal } from '#domain/numbers/numbers.ts'
import { priceQuartiles, quartilesOf } from '#domain/numbers/quartiles.ts'
import { leastLimit } from '#domain/picker/budget-fit.ts'
import { budgetTitle } from '#domain/picker/phrase.ts'
import type { Task } from '#domain/picker/tasks.ts'
import { counted } from '#domain/russian/plural.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { PRICE_UNITS, serviceBySlug } from '#domain/vocabulary/services.ts'
import { cityTitle } from '../../shapes/agency-card.ts'
import { moneyScale, tightBounds } from '../../shapes/money-scale.ts'

type Measure = Answer<'agency-fit'>['measures'][number]

const PERIOD = `за${NBSP}три года`
const TOO_FEW = 'проектов мало, мерить не по чему'

export function taskMeasure(
  like: readonly AgencyProject[],
  task: Task | undefined,
  services: AgencyDossier['services'],
): Measure {
  const made = like.length === 0 ? `ни одного проекта ${PERIOD}` : `${counted(like.length, 'project')} ${PERIOD}`
  const service = serviceBySlug(services[0]?.service ?? '')?.title
  return {
    key: 'task',
    title: 'Задача',
    usual: task || service === undefined ? made : `${service}: ${made}`,
    scale: null,
    is_fit: task ? like.length > 0 : null,
    verdict: task ? (like.length > 0 ? 'такое делали' : 'такого не делали') : '',
  }
}

/** The scale is that of enough projects; the verdict is that of the lists, by such projects however few. */
export function budgetMeasure(
  measured: readonly AgencyProject[],
  like: readonly AgencyProject[],
  limit: number | null,
): Measure {
  const quartiles = priceQuartiles(measured.map(({ budget }) => budget))
  const judged = like.length > 0 ? like : measured
  const isFit = limit === null || judged.length === 0 ? null : leastLimit(sortedBudgets(judged)) <= limit
  const verdict = limit === null ? '' : `ваш предел${NBSP}— ${budgetTitle(limit)}`
  const measure = { key: 'budget', title: 'Бюджет', is_fit: isFit, verdict: isFit === null ? '' : verdict }
  if (!quartiles) return { ...measure, usual: TOO_FEW, scale: null }
  const [low, median, high] = quartiles
  const { ticks, at } = moneyScale(tightBounds(limit === null ? [low, high] : [low, high, limit]))
  const unit = PRICE_UNITS[serviceBySlug(measured[0]?.service ?? '')?.unit ?? 'project'].suffix
  return {
    ...measure,
    usual: `обычно ${formatMoneyRange(low, high)}${unit}`,
    scale: {
      ticks,
      middle: { low: at(low), median: at(median), high: at(high) },
      own: limit === null ? null : at(limit),
    },
  }
}

const sortedBudgets = (projects: readonly AgencyProject[]): number[] =>
  projects.map(({ budget }) => budget).sort((one, other) => one - other)

const DAYS_IN_MONTH = 30.44
const MONTHS_STEP = 3

/** Fits if half of such projects took no longer than there is time until the deadline. */
export function termMeasure(like: readonly AgencyProject[], deadline: string, today: string): Measure {
  const quartiles = quartilesOf(like.map(({ months }) => months))
  const measure = { key: 'term', title: 'Срок' }
  if (!quartiles) return { ...measure, usual: TOO_FEW, scale: null, is_fit: null, verdict: '' }
  const [low, median, high] = quartiles
  // Work by the month has no day it must be finished by.
  const isMonthly = serviceBySlug(like[0]?.service ?? '')?.unit === 'month'
  const left = deadline === '' || deadline <= today || isMonthly ? null : monthsBetween(today, deadline)
  const end = Math.ceil((Math.max(high, left ?? 0) + 1) / MONTHS_STEP) * MONTHS_STEP
  const at = (months: number) => roundDecimal(months / end, 4)
  return {
    ...measure,
    usual: `обычно ${monthsText(low, high)}`,
    scale: {
      ticks: monthTicks(end),
      middle: { low: at(low), median: at(median), high: at(high) },
      own: left === null ? null : at(left),
    },
    is_fit: left === null ? null : left >= median,
    verdict: left === null ? '' : `у вас ${counted(left, 'month')}`,
  }
}

const monthsBetween = (from: string, to: string): number =>
  roundDecimal((Date.parse(to) - Date.parse(from)) / 86_400_000 / DAYS_IN_MONTH, 1)

/** «4–6 месяцев» */
function monthsText(low: number, high: number): string {
  const [from, to] = [Math.round(low), Math.round(high)]
  return from === to ? counted(to, 'month') : `${formatNumber(from)}–${counted(to, 'month')}`
}

function monthTicks(end: number) {
  const step = end > 24 ? 12 : end > 12 ? 6 : MONTHS_STEP
  return Array.from({ length: end + 1 }, (_, month) => {
    const isMajor = month % step === 0
    const label = month === end || month % step === 0 ? `${month}${month === end ? `${NBSP}мес.` : ''}` : undefined
    return { at: roundDecimal(month / end, 4), isMajor: isMajor || month === end, ...(label && { label }) }
  })
}

export function cityMeasure(offices: AgencyDossier['offices'], city: string): Measure {
  const cities = [...new Set(offices.map(office => office.city))]
  const isThere = cities.includes(city)
  const inPlace = cityBySlug(city)?.inPlace
  return {
    key: 'city',
    title: 'Город',
    usual: cities.length === 0 ? 'офиса нет' : cities.map(cityTitle).join(', '),
    scale: null,
    is_fit: inPlace === undefined ? null : isThere,
    verdict: inPlace === undefined ? '' : isThere ? `офис ${inPlace}` : `офиса ${inPlace} нет`,
  }
}
