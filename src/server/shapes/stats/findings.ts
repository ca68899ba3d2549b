import type { StatChart } from '#contract/calls/stats.ts'
import { formatFixed, formatNumber, NBSP, roundDecimal } from '#domain/numbers/numbers.ts'
import type { NounForms } from '#domain/russian/nouns.ts'
import { NOUNS } from '#domain/russian/nouns.ts'
import { counted, plural } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { DAY, PERCENTAGE_POINT, QUERY, TENDER, VIEW } from '#domain/russian/rare-nouns.ts'
import type { ChartId, ChartInfo } from '#domain/stats/charts.ts'
import { periodTitle, quarterGenitive } from '#domain/stats/periods.ts'
import { monthTitle } from '#domain/time/dates.ts'
import { CITIES } from '#domain/vocabulary/cities.ts'
import { changeInPercent, changeOver, type YearChange } from './year-change.ts'

type Finding = (chart: StatChart, info: ChartInfo) => string | null

const DASH = `${NBSP}— `
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const percent = (value: number): string => `${formatFixed(value)}${NBSP}%`

/** «на 18,3 % больше», from the figures as they are shown. */
function comparison({ now, before }: YearChange, more = 'больше', less = 'меньше'): string {
  const change = changeInPercent(now, before)
  return change === 0 ? 'без изменений' : `на${NBSP}${percent(Math.abs(change))} ${change > 0 ? more : less}`
}

/** «Октябрь 2026 — 4 210 показов рейтингов, годом раньше — 3 560: на 18,3 % больше» */
const countFinding =
  (noun: NounForms, of: string): Finding =>
  (chart, { step }) => {
    const change = changeOver(chart, step)
    if (!change || step === null) return null
    const { at, now, before } = change
    return `${capitalised(periodTitle(step, at))}${DASH}${counted(now, noun)} ${of}, годом раньше${DASH}${formatNumber(before)}: ${comparison(change)}`
  }

const budgetFinding: Finding = chart => {
  const change = changeOver(chart, 'quarter')
  if (!change) return null
  const { at, now, before } = change
  const money = (roubles: number) => `${formatNumber(roubles)}${NBSP}${chart.unit}`
  return `Медиана бюджета проектов ${quarterGenitive(at)}${DASH}${money(now)}, годом раньше${DASH}${money(before)}: ${comparison(change)}`
}

const indexFinding: Finding = chart => {
  const change = changeOver(chart, 'quarter')
  if (!change) return null
  const { at, now, before } = change
  return `Индекс цен на${NBSP}работу агентств ${quarterGenitive(at)}${DASH}${percent(now)}, годом раньше${DASH}${percent(before)}: цены ${comparison(change, 'выше', 'ниже')}`
}

/** The part whose share changed most in a year. */
const shareFinding: Finding = chart => {
  const changes = chart.series
    .filter(({ id }) => id !== 'other')
    .flatMap(series => {
      const change = changeOver({ ...chart, series: [series] }, 'quarter')
      return change ? [{ title: series.title, ...change, gap: roundDecimal(change.now - change.before, 1) }] : []
    })
  const [largest] = changes.toSorted((one, other) => Math.abs(other.gap) - Math.abs(one.gap))
  if (!largest || largest.gap === 0) return null
  const { title, gap, now, before } = largest
  return `За год доля ${title} среди новых сайтов ${gap > 0 ? 'выросла' : 'снизилась'} на${NBSP}${counted(Math.abs(gap), PERCENTAGE_POINT)}: с${NBSP}${formatFixed(before)} до${NBSP}${percent(now)}`
}

const mailFinding: Finding = chart => {
  const change = changeOver(chart, 'quarter')
  if (!change) return null
  const { at, now, before } = change
  const gap = roundDecimal(now - before, 1)
  const compared =
    gap === 0
      ? 'без изменений'
      : `на${NBSP}${counted(Math.abs(gap), PERCENTAGE_POINT)} ${gap > 0 ? 'больше' : 'меньше'}`
  return `С${NBSP}почты компании пришло ${percent(now)} отзывов ${quarterGenitive(at)}, годом раньше${DASH}${percent(before)}: ${compared}`
}

const answerFinding: Finding = chart => {
  const change = changeOver(chart, 'quarter')
  if (!change) return null
  const { at, now, before } = change
  const gap = roundDecimal(now - before, 1)
  const compared =
    gap === 0 ? 'без изменений' : `на${NBSP}${counted(Math.abs(gap), DAY)} ${gap > 0 ? 'дольше' : 'быстрее'}`
  return `Половина ответов на${NBSP}отзывы ${quarterGenitive(at)} пришла за${NBSP}${counted(now, DAY)}, годом раньше${DASH}за${NBSP}${counted(before, DAY)}: ${compared}`
}

const newWorkFinding: Finding = chart => {
  const [projects, reviews] = chart.series.map(series => changeOver({ ...chart, series: [series] }, 'quarter'))
  if (!projects || !reviews) return null
  return `${capitalised(periodTitle('quarter', projects.at))}${DASH}${counted(projects.now, 'project')} агентств и${NBSP}${counted(reviews.now, 'review')} о${NBSP}них, годом раньше${DASH}${formatNumber(projects.before)} и${NBSP}${formatNumber(reviews.before)}`
}

interface Extremes {
  highest: { title: string; value: number }
  lowest: { title: string; value: number }
}

/** The highest and the lowest figure of a series; null unless they differ. */
function extremesOf({ labels }: StatChart, points: readonly (number | null)[]): Extremes | null {
  const known = labels.flatMap((title, index) => {
    const value = points[index] ?? null
    return value === null ? [] : [{ title, value }]
  })
  const ranked = known.toSorted((one, other) => other.value - one.value)
  const [highest, lowest] = [ranked[0], ranked.at(-1)]
  return highest && lowest && highest.value > lowest.value ? { highest, lowest } : null
}

const firstExtremes = (chart: StatChart) => extremesOf(chart, chart.series[0]?.points ?? [])

const mostAgencies =
  (sentence: (title: string) => string): Finding =>
  chart => {
    const highest = firstExtremes(chart)?.highest
    const all = (chart.series[0]?.samples ?? []).reduce((sum, sample) => sum + sample, 0)
    if (!highest) return null
    const share = percent((100 * highest.value) / all)
    return `${sentence(highest.title)}: ${formatNumber(highest.value)} из${NBSP}${formatNumber(all)}, ${share}`
  }

const marksFinding: Finding = chart => {
  const found = firstExtremes(chart)
  if (!found) return null
  const { highest, lowest } = found
  return `Выше всего клиенты оценивают ${inGuillemets(highest.title)}${DASH}${formatFixed(highest.value, 2)}, ниже всего ${inGuillemets(lowest.title)}${DASH}${formatFixed(lowest.value, 2)}`
}

const gapsFinding: Finding = chart => {
  const found = firstExtremes(chart)
  if (!found) return null
  const { highest, lowest } = found
  const points = (value: number) => `${formatNumber(value, 2)}${NBSP}${plural(value, NOUNS.point)}`
  return `Плотнее всего рейтинг ${inGuillemets(lowest.title)}: соседние места разделяет ${points(lowest.value)}; свободнее всего ${inGuillemets(highest.title)}${DASH}${points(highest.value)}`
}

const changesFinding: Finding = chart => {
  const found = firstExtremes(chart)
  if (!found) return null
  const { highest, lowest } = found
  return `Чаще всего места менялись в${NBSP}рейтинге ${inGuillemets(highest.title)}${DASH}у${NBSP}${percent(highest.value)} участников, реже всего ${inGuillemets(lowest.title)}${DASH}у${NBSP}${percent(lowest.value)}`
}

/** Of the last year that has all its months. */
const seasonFinding: Finding = chart => {
  const year = chart.series.findLast(({ points }) => points.length === 12 && points.every(point => point !== null))
  const found = year && extremesOf(chart, year.points)
  if (!year || !found) return null
  const title = (month: string) => monthTitle(chart.labels.indexOf(month))
  return `В${NBSP}${year.title} году больше всего показов рейтингов пришлось на${NBSP}${title(found.highest.title)}${DASH}${formatNumber(found.highest.value)}, меньше всего на${NBSP}${title(found.lowest.title)}${DASH}${formatNumber(found.lowest.value)}`
}

const inCity = (title: string): string => CITIES.find(city => city.title === title)?.inPlace ?? title

const FINDINGS: Readonly<Record<ChartId, Finding>> = {
  'rating-views': countFinding(VIEW, 'рейтингов'),
  'demand-season': seasonFinding,
  tenders: countFinding(TENDER, 'агентствам'),
  searches: countFinding(QUERY, `в${NBSP}поиске`),
  'median-budget': budgetFinding,
  'price-index': indexFinding,
  'content-systems': shareFinding,
  'web-servers': shareFinding,
  'new-work': newWorkFinding,
  'agencies-by-city': mostAgencies(city => `${capitalised(inCity(city))} больше всего агентств`),
  'agencies-by-size': mostAgencies(size => `Чаще всего в${NBSP}агентстве ${size} человек`),
  'review-marks': marksFinding,
  'company-mail': mailFinding,
  'answer-time': answerFinding,
  'place-gaps': gapsFinding,
  'place-changes': changesFinding,
}

/** The chart in a sentence, made of the figures it shows; null if they say nothing. */
export const findingOf = (info: ChartInfo, chart: StatChart): string | null => FINDINGS[info.id](chart, info)
