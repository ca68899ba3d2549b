import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import { formatMoney } from '#domain/numbers/money.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { askedText } from '#domain/rating/price-texts.ts'
import { allReviews, portfolioProjects } from '#domain/russian/count-labels.ts'
import { counted, countedDative } from '#domain/russian/plural.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { cityTitle } from '../../shapes/agency-card.ts'
import { findDossier, pricedServices } from '../../shapes/agency-dossier.ts'
import { DESCRIPTION_LENGTH, describe, type Head, type HeadMakers } from '../../shapes/head.ts'
import { categoryTitle } from '../../shapes/project-shape.ts'
import { shorten } from '../../shapes/response-card.ts'
import { type AgencyTabName, shownProjects } from './agency-tabs.ts'

const agencyHead =
  (tab: AgencyTabName) =>
  async ({ agency: slug }: { agency: string }, context: Context): Promise<Head | null> => {
    const agency = await findDossier(context, slug)
    return agency && withinLength(HEADS[tab]({ ...agency, services: await pricedServices(agency, context) }))
  }

export const agencyHeads: HeadMakers<AgencyTabName> = {
  agency: agencyHead('agency'),
  'agency-prices': agencyHead('agency-prices'),
  'agency-portfolio': agencyHead('agency-portfolio'),
  'agency-reviews': agencyHead('agency-reviews'),
  'agency-interviews': agencyHead('agency-interviews'),
  'agency-mentions': agencyHead('agency-mentions'),
  'agency-faq': agencyHead('agency-faq'),
  'agency-contacts': agencyHead('agency-contacts'),
}

type HeadedAgency = Omit<AgencyDossier, 'services'> & { services: Awaited<ReturnType<typeof pricedServices>> }

const HEADS: Record<AgencyTabName, (agency: HeadedAgency) => Head> = {
  agency: agency => ({
    title: `${agency.name}, ${cityTitle(agency.city)}: отзывы, цены, места в рейтингах`,
    description: describe(
      `${agency.name}: ${agency.tagline}.`,
      `${allReviews(agency.reviews_count)}, ${portfolioProjects(shownProjects(agency))}, работает с ${agency.founded} года.`,
      `Услуги: ${agency.services.map(({ service }) => serviceTitle(service)).join(', ')}.`,
    ),
  }),

  'agency-prices': ({ name, services, hour_rate }) => ({
    title: `${name}: цены на услуги`,
    description: describe(
      `${name}: сколько стоят услуги.`,
      ...services.flatMap(({ service, price_from, price_usual }) =>
        price_from === null
          ? []
          : sentence(`${serviceTitle(service)} ${askedText(price_from, price_usual, unitOf(service) ?? 'project')}`),
      ),
      ...(hour_rate === null ? [] : [`Час работы ${formatMoney(hour_rate)}.`]),
      'Что входит и когда проверено.',
    ),
  }),

  'agency-portfolio': agency => ({
    title: `${agency.name}: портфолио, ${counted(shownProjects(agency), 'project')}`,
    description: describe(
      `${agency.name}: ${portfolioProjects(shownProjects(agency))}.`,
      `Отрасли: ${listed(agency.industries.map(({ industry }) => categoryTitle(industry)))}.`,
      ...(agency.systems.length > 0 ? [`Платформы: ${listed(agency.systems.map(({ title }) => title))}.`] : []),
      'Стоимость, сроки, результаты.',
    ),
  }),

  'agency-reviews': ({ name, reviews_count, reviews_average }) => ({
    title: `${name}: ${counted(reviews_count, 'review')}, оценка ${formatFixed(reviews_average ?? 0)} из 5`,
    description: describe(
      `${name}: ${formatFixed(reviews_average ?? 0)} из 5 по ${countedDative(reviews_count, 'review')} клиентов.`,
      'Оценки качества, сроков, общения и цены.',
      'Как проверен каждый отзыв и что ответило агентство.',
    ),
  }),

  'agency-interviews': ({ name, interviews_count, people }) => ({
    title: `${name}: интервью`,
    description: describe(
      `${name}: ${interviews_count} интервью о работе, деньгах и ошибках.`,
      ...people.map(person => `${person.name}, ${person.role}.`),
    ),
  }),

  'agency-mentions': ({ name, tagline }) => ({
    title: `${name}: упоминания в новостях и исследованиях`,
    description: describe(`${name}: новости и исследования Мерила, где названо агентство.`, `${tagline}.`),
  }),

  'agency-faq': ({ name, faq }) => ({
    title: `${name}: вопросы и ответы`,
    description: describe(`${name}: ответы на вопросы клиентов.`, ...faq.map(({ question }) => question)),
  }),

  'agency-contacts': ({ name, city, offices, reply_hours }) => ({
    title: `${name}: контакты, офис ${cityBySlug(city)?.inPlace ?? cityTitle(city)}`,
    description: describe(
      `${name}: контакты.`,
      ...offices.slice(0, 1).map(office => `${cityTitle(office.city)}, ${office.address}.`),
      'Адрес, как добраться, телефон, форма для письма.',
      ...(reply_hours === null ? [] : [`Обычно отвечает за ${counted(reply_hours, 'hour')}.`]),
    ),
  }),
}

const serviceTitle = (service: string): string => serviceBySlug(service)?.title ?? service

const unitOf = (service: string) => serviceBySlug(service)?.unit

/** «/мес.» already ends with a full stop. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

const LISTED = 4
const listed = (titles: readonly string[]): string => titles.slice(0, LISTED).join(', ')

/** A long name or tagline alone can exceed what search engines show. */
function withinLength({ title, description }: Head): Head {
  const isLong = description.length > DESCRIPTION_LENGTH
  return { title, description: isLong ? shorten(description, DESCRIPTION_LENGTH - 1) : description }
}
