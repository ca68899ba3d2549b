import type { Context } from '../../context.ts'
import { describe, type Head, type HeadMakers } from '../../shapes/head.ts'
import { awardYears } from './award-shape.ts'
import { findAward } from './one-award.ts'

type PromoPath =
  | 'promo'
  | 'promo-awards'
  | 'promo-awards-year'
  | 'promo-award'
  | 'promo-responses'
  | 'promo-best-works'
  | 'promo-best-works-year'

const awards = (year: number | undefined): Head => ({
  title: year === undefined ? 'Победители премии' : `Победители премии ${year} года`,
  description: 'Номинации премии: правило каждой, кто участвует, первые десять мест и числа, по которым они сложились.',
  ...(year === undefined && { isEmpty: true }),
})

const works = (year: number | undefined): Head => ({
  title: year === undefined ? 'Работы года' : `Работы ${year} года: голоса жюри`,
  description: 'Лучшие работы диджитал-агентств за год: средний балл жюри и каждый голос. За своих жюри не голосует.',
  ...(year === undefined && { isEmpty: true }),
})

const isPublished = async (year: number, context: Context) => (await awardYears(context)).includes(year)

export const promoHeads: HeadMakers<PromoPath> = {
  promo: async (_, context) => ({
    title: 'Премия диджитал-агентств',
    description:
      'Ежегодная премия, победителей которой называют данные: правила опубликованы, места не продаются, голоса жюри открыты.',
    isEmpty: (await awardYears(context)).length === 0,
  }),
  'promo-awards': async (_, context) => awards((await awardYears(context))[0]),
  'promo-awards-year': async ({ year }, context) => ((await isPublished(year, context)) ? awards(year) : null),
  'promo-award': async (asked, context) => {
    const award = await findAward(asked, context)
    return (
      award && {
        title: `${award.nomination.title}, ${award.year}: ${award.winner.agency.name}`,
        description: describe(
          `Премия ${award.year} года, ${award.nomination.title}: ${award.winner.agency.name}, ${award.winner.figure}.`,
          award.nomination.rule,
        ),
      }
    )
  },
  'promo-responses': async () => ({
    title: 'Отзывы о премии',
    description: 'Что говорят о премии победители, участники и читатели, и форма, чтобы сказать своё.',
  }),
  'promo-best-works': async (_, context) => works((await awardYears(context))[0]),
  'promo-best-works-year': async ({ year }, context) => ((await isPublished(year, context)) ? works(year) : null),
}
