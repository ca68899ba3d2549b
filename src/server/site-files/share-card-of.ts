import type { Answer, CallApi } from '#contract/index.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { matchPath, type PathParams } from '#domain/paths/paths.ts'
import { allReviews, portfolioProjects, scoredProjects } from '#domain/russian/count-labels.ts'
import { counted } from '#domain/russian/plural.ts'
import { formatDate } from '#domain/time/dates.ts'
import { type CardPage, isOfCardPage } from '#domain/web/pictures.ts'
import type { ShareCard, ShareLine } from '../media/share-card.ts'

const SHOWN = 3
export const FOOTER = 'Методика открыта, места не продаются'

/** Uses the calls of the page, so that the picture says what the page says; null if the page has no picture. */
export async function shareCardOf(path: string, siteName: string, api: CallApi): Promise<ShareCard | null> {
  const match = matchPath(path)
  return match && isOfCardPage(match) ? CARDS[match.name](match.params as never, { path, siteName, api }) : null
}

interface Drawn {
  path: string
  siteName: string
  api: CallApi
}

const CARDS: { [N in CardPage]: (params: PathParams<N>, drawn: Drawn) => Promise<ShareCard> } = {
  rating: async ({ year }, { path, siteName, api }) =>
    ratingCard(await api('rating-page-main-info', { path }), year, siteName),
  agency: async ({ agency }, { siteName, api }) => agencyCard(await api('agency-header', { agency }), siteName),
  cms: async ({ cms }, { siteName, api }) => systemCard(await api('cms-header', { cms }), siteName),
}

function ratingCard(rating: Answer<'rating-page-main-info'>, year: number | undefined, siteName: string): ShareCard {
  const { h1, edition, rows, systems } = rating
  const agencies = rows.map(({ place, agency, score, addends }) => lineOf(place, agency.name, score, addends))
  const lines =
    agencies.length > 0 ? agencies : systems.map(row => lineOf(row.place, row.title, row.score, [row.score]))
  return {
    siteName,
    note: year ? `Выпуск ${year} года` : `Обновлено ${formatDate(edition.computed_at)}`,
    heading: h1,
    about:
      edition.participants > 0
        ? `${counted(edition.participants, 'participant')} · ${scoredProjects(edition.projects)}`
        : 'Участников пока нет',
    lines: lines.slice(0, SHOWN),
    footer: FOOTER,
  }
}

const lineOf = (place: number, title: string, score: number, addends: readonly number[]): ShareLine => ({
  place: formatNumber(place),
  title,
  figure: formatFixed(score),
  addends,
})

function agencyCard(agency: Answer<'agency-header'>, siteName: string): ShareCard {
  const { name, city, founded, headcount, reviews, projects, best_places } = agency
  const rated = reviews.average === null ? [] : [`${formatFixed(reviews.average)} из 5`]
  return {
    siteName,
    note: `${city} · с ${founded} года · ${counted(headcount, 'employee')}`,
    heading: name,
    about: [...rated, allReviews(reviews.count), portfolioProjects(projects.shown)].join(' · '),
    lines: best_places.slice(0, SHOWN).map(({ place, of, title }) => ({
      place: formatNumber(place),
      title,
      figure: `из ${formatNumber(of)}`,
      addends: [],
    })),
    footer: FOOTER,
  }
}

function systemCard(system: Answer<'cms-header'>, siteName: string): ShareCard {
  const { title, kind_title, since, projects, agencies, reviews, place } = system
  const rated = reviews.average === null ? [] : [`${formatFixed(reviews.average)} из 5`]
  return {
    siteName,
    note: since === null ? kind_title : `${kind_title} · с ${since} года`,
    heading: title,
    about: [...rated, portfolioProjects(projects), counted(agencies, 'agency')].join(' · '),
    lines: place ? [lineOf(place.place, place.title, place.score, [place.score])] : [],
    footer: FOOTER,
  }
}
