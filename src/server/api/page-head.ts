import type { Answer } from '#contract/index.ts'
import { getAgency } from '#db/queries/agencies.ts'
import { getPageHead } from '#db/queries/pages.ts'
import { canonicalUrl } from '#domain/canonical-url.ts'
import { matchPath, type PathMatch, type PathName } from '#domain/paths.ts'
import { counted } from '#domain/plural.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import type { Context } from '../context.ts'
import { sharePictureUrl } from '../media/share-picture-address.ts'
import type { Head } from './heads/head.ts'
import { methodologyHead, ratingHead } from './heads/rating-head.ts'

/** An operator's own record for a path wins over the computed head (calls: page-html-head). */
export async function pageHead(path: string, context: Context): Promise<Answer<'page-html-head'>> {
  const own = await getPageHead(context.database.kysely, path)
  const { siteName, siteUrl } = context.config
  const head = await computedHead(matchPath(path), context)
  const description = { name: 'description', content: head.description }
  return {
    title: own?.title ?? `${head.title} — ${siteName}`,
    tags: { meta: own ? (own.meta as { name: string; content: string }[]) : [description] },
    image: own?.image ?? sharePictureUrl(siteUrl, path, matchPath(path)),
    path,
    canonical: canonicalUrl(siteUrl, path),
  }
}

async function computedHead(match: PathMatch | null, context: Context): Promise<Head> {
  if (match?.name === 'rating') return ratingHead(match.params, context)
  if (match?.name === 'methodology') return methodologyHead(match.params, context)
  if (match?.name === 'agency') {
    const agency = await getAgency(context.database.kysely, match.params.agency)
    if (agency) {
      const city = cityBySlug(agency.city)?.title ?? agency.city
      return {
        title: `${agency.name}, ${city}: отзывы, цены, места в рейтингах`,
        description: `${agency.name}: ${agency.tagline}. ${counted(agency.reviews_count, 'review')}, ${counted(agency.projects_count, 'project')}, работает с ${agency.founded} года.`,
      }
    }
  }
  return (match && HEADS[match.name]) ?? DEFAULT_HEAD
}

const HEADS: Partial<Record<PathName, Head>> = {
  search: {
    title: 'Поиск агентств',
    description: 'Поиск по названию среди агентств каталога: место в рейтингах, отзывы клиентов, проекты и цены.',
  },
}

const DEFAULT_HEAD: Head = {
  title: 'Рейтинг Рунета',
  description:
    'Открытый рейтинг диджитал-агентств: проекты, проверенные отзывы клиентов, цены. Места не продаются, методика опубликована.',
}
