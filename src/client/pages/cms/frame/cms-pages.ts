import type { Answer } from '#contract/index.ts'
import { href, type PathName } from '#domain/paths/paths.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import type { Crumb } from '../../../ui/breadcrumbs.tsx'

/** Titles of a CMS's pages in breadcrumbs. */
const CMS_PAGES = {
  cms: 'О системе',
  'cms-projects': 'Проекты',
  'cms-reviews': 'Отзывы',
  'cms-review': 'Отзыв клиента',
} as const satisfies { [N in PathName]?: string }

export type CmsPageName = keyof typeof CMS_PAGES

const HEADINGS: Record<CmsPageName, (title: string) => string> = {
  cms: title => title,
  'cms-projects': title => `Проекты на ${title}`,
  'cms-reviews': title => `Отзывы о работах на ${title}`,
  'cms-review': title => `Отзыв о работе на ${title}`,
}

export const cmsHeading = (title: string, page: CmsPageName): string => HEADINGS[page](title)

/** CMS rating → CMS → section → review. */
export function cmsCrumbs({ slug, title }: Pick<Answer<'cms-header'>, 'slug' | 'title'>, page: CmsPageName): Crumb[] {
  const crumbs: Crumb[] = [
    { text: 'Главная', href: href('main') },
    { text: 'Рейтинг CMS', href: buildRatingPath({ type: 'cms' }) },
  ]
  if (page === 'cms') return [...crumbs, { text: title }]
  crumbs.push({ text: title, href: href('cms', { cms: slug }) })
  if (page === 'cms-review') {
    crumbs.push({ text: CMS_PAGES['cms-reviews'], href: href('cms-reviews', { cms: slug }) })
  }
  return [...crumbs, { text: CMS_PAGES[page] }]
}
