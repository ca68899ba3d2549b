import { knownAnswers } from '#domain/calculator/answer-titles.ts'
import { calculatorParams } from '#domain/calculator/answers.ts'
import { askedQuery } from '#domain/calculator/asked-query.ts'
import { dealsFor } from '#domain/calculator/deals.ts'
import { calculatorHeading } from '#domain/calculator/heading.ts'
import { weighed } from '#domain/calculator/price-changes.ts'
import { GROUPINGS } from '#domain/calculator/price-groups.ts'
import { spreadOf } from '#domain/calculator/spread.ts'
import { MIN_DEALS } from '#domain/calculator/widen.ts'
import { formatMoneyRange, formatMoneyShort } from '#domain/numbers/money.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { countedGenitive } from '#domain/russian/plural.ts'
import { PRICE_UNITS, SERVICES, serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { describe, type Head, type HeadMakers } from '../../shapes/head.ts'
import { priceTable, systemTitles } from '../../shapes/price-table.ts'

/** «Сколько стоит интернет-магазин в Казани: 900 тыс. – 1,6 млн ₽» */
async function serviceHead(slug: string, context: Context, query: URLSearchParams): Promise<Head | null> {
  const service = serviceBySlug(slug)
  if (!service) return null
  const systems = await systemTitles(context)
  const answers = knownAnswers(calculatorParams(query), systems)
  const heading = calculatorHeading(service.slug, answers, systems)
  const { projects, spread } = await context.memo.remember(`cost-head:${askedQuery(slug, answers)}`, async () => {
    const found = dealsFor((await priceTable(slug, context)).deals, answers)
    return { projects: found.length, spread: found.length < MIN_DEALS ? null : spreadOf(found.map(weighed)) }
  })
  if (!spread) return { title: heading, description: `${heading}: таких работ с ценой пока мало.`, isEmpty: true }
  const { low, median, high } = spread
  const range = formatMoneyRange(low, high) + PRICE_UNITS[service.unit].suffix
  return {
    title: `${heading}: ${range}`,
    description: describe(
      `${heading}: половина из ${countedGenitive(projects, 'project')} — ${range}, медиана ${formatMoneyShort(median)}.`,
      'Каждый проект на графике, похожие работы и агентства.',
    ),
  }
}

function analyticsHead(query: URLSearchParams): Head {
  const service = serviceBySlug(query.get('service') ?? '') ?? SERVICES[0]
  const grouping = GROUPINGS.find(({ slug }) => slug === query.get('by')) ?? GROUPINGS[0]
  return {
    title: `${service.title}: цены ${lowerFirst(grouping.title)}`,
    description: describe(
      `${service.title}: медианы и квартили цен ${lowerFirst(grouping.title)} за три года.`,
      'Размер каждой выборки, таблица и CSV.',
    ),
  }
}

export const calculatorHeads: HeadMakers<'calculator' | 'calculator-service' | 'calculator-analytics'> = {
  calculator: async () => ({
    title: 'Сколько стоит работа агентства: цены настоящих проектов',
    description:
      'Цены сайтов, продвижения, брендинга и приложений по проектам и отзывам за три года: половина проектов, медиана, размер выборки.',
  }),
  'calculator-service': ({ service }, context, query) => serviceHead(service, context, query),
  'calculator-analytics': async (_, __, query) => analyticsHead(query),
}
