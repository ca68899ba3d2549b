import { ROTATED_SPONSOR_IDS } from '#domain/rating/sponsor-rotation.ts'
import { domainOf } from '#seed/names/contacts.ts'
import { legalEntityFor } from '#seed/names/legal-entities.ts'
import type { Random } from '#seed/random.ts'
import { DAY, dateText, startOfYear, yearOf } from './calendar.ts'
import type { AdPlacementRow, AgencyRow, SponsorRow } from './rows.ts'

const [FIRST_ROTATED, SECOND_ROTATED] = ROTATED_SPONSOR_IDS

const ROTATED_SPONSORS = [
  {
    id: FIRST_ROTATED,
    name: 'Хостинг «Тихая гавань»',
    slug: 'tikhaya-gavan',
    title: 'Хостинг с ежедневными копиями и переносом сайта',
  },
  {
    id: SECOND_ROTATED,
    name: 'Сервис «Звонок вовремя»',
    slug: 'zvonok-vovremya',
    title: 'Учёт звонков и заявок с рекламы',
  },
] as const

const PAST_SPONSORS = [
  { id: 3, name: 'Облако «Перистое»', slug: 'peristoe', title: 'Облачные серверы с оплатой по часам' },
  { id: 4, name: 'Банк шрифтов «Литера Б»', slug: 'litera-b', title: 'Лицензии на шрифты для сайтов' },
  { id: 5, name: 'Школа «Вёрстка с нуля»', slug: 'verstka-s-nulya', title: 'Курсы для разработчиков и редакторов' },
] as const

const CARD_ATTRIBUTES = [
  'Бесплатная оценка за день',
  'Договор с фиксированной ценой',
  'Команда в штате',
  'Гарантия год',
] as const

// Sponsors of native cards are agencies, numbered after the others.
const FIRST_CARD_SPONSOR = 10

/** An agency that bought a native card in the rating of its main service. */
export type CardBuyer = {
  agency: AgencyRow
  ratingType: string
  slot: Extract<AdPlacementRow['slot'], 'mini_native_card' | 'wide_native_card'>
}

type Advertising = { sponsors: SponsorRow[]; placements: AdPlacementRow[] }

/** Current and past sponsors of the site, and native cards of agencies in each rating. */
export function makeAdvertising(random: Random, buyers: readonly CardBuyer[], now: number): Advertising {
  const own = [...ROTATED_SPONSORS, ...PAST_SPONSORS].map(({ id, name, slug }): SponsorRow => {
    const entity = legalEntityFor(random.fork(slug), name)
    return { id, name, advertiser: entity.name, inn: entity.inn, link: `https://${domainOf(slug)}/` }
  })
  const cards = buyers.map(
    ({ agency }, index): SponsorRow => ({
      id: FIRST_CARD_SPONSOR + index,
      name: agency.name,
      advertiser: agency.legal_name,
      inn: agency.inn,
      link: agency.site,
    }),
  )
  return {
    sponsors: [...own, ...cards],
    placements: [
      ...ROTATED_SPONSORS.flatMap((sponsor, index) => [
        placement(random, sponsor, 'general', 'general', current(now)),
        placement(random, sponsor, 'promotion', 'general', current(now, 100 + 120 * index)),
      ]),
      ...pastPlacements(random, now),
      ...cardPlacements(random, buyers, now),
      // Last, so that the tokens of the others stay as they were.
      placement(random, ROTATED_SPONSORS[1], 'promotion', 'general', pastHalfYear(now)),
    ],
  }
}

type Period = { starts_on: string; ends_on: string }

/** Began three weeks ago. */
const current = (now: number, daysLeft = 345): Period => ({
  starts_on: dateText(now - 20 * DAY),
  ends_on: dateText(now + daysLeft * DAY),
})

/** Ended before its review of ad-terms.ts. */
const pastHalfYear = (now: number): Period => ({
  starts_on: dateText(now - 340 * DAY),
  ends_on: dateText(now - 158 * DAY),
})

function placement(
  random: Random,
  sponsor: { id: number; title: string },
  slot: AdPlacementRow['slot'],
  sponsorType: string,
  period: Period,
): AdPlacementRow {
  return {
    sponsor_id: sponsor.id,
    slot,
    rating_type: null,
    agency_id: null,
    sponsor_type: sponsorType,
    title: sponsor.title,
    attributes: [],
    erid: erid(random),
    ...period,
  }
}

function pastPlacements(random: Random, now: number): AdPlacementRow[] {
  return [...ROTATED_SPONSORS, ...PAST_SPONSORS].flatMap((sponsor, index) =>
    [1, 2, 3, 4]
      .filter(age => (age + index) % 2 === 0)
      .map(age => {
        const from = startOfYear(yearOf(now) - age) + (index % 4) * 91 * DAY
        return placement(random, sponsor, 'general', 'general', {
          starts_on: dateText(from),
          ends_on: dateText(from + 90 * DAY),
        })
      }),
  )
}

function cardPlacements(random: Random, buyers: readonly CardBuyer[], now: number): AdPlacementRow[] {
  return buyers.map(({ agency, ratingType, slot }, index) => ({
    sponsor_id: FIRST_CARD_SPONSOR + index,
    slot,
    rating_type: ratingType,
    agency_id: agency.id,
    sponsor_type: 'agency',
    title: agency.tagline,
    attributes: random.shuffle(CARD_ATTRIBUTES).slice(0, 2),
    erid: erid(random),
    // Sold for two to eleven months, so that free ones are left.
    ...current(now, 60 + ((47 * index) % 280)),
  }))
}

const ERID_ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const erid = (random: Random): string =>
  `2VtzqwDemo${Array.from({ length: 8 }, () => random.pick([...ERID_ALPHABET])).join('')}`
