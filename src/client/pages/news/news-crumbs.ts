import type { Link } from '#contract/shapes/link.ts'
import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

export const newsCrumbs = (): NamedPath[] => [
  { title: 'Главная', path: href('main') },
  { title: 'Новости', path: href('news') },
]

export const categoryCrumbs = (title: string, category: string): NamedPath[] => [
  ...newsCrumbs(),
  { title, path: href('news-category', { category }) },
]

interface NewsItem {
  title: string
  path: string
  category: Link | null
}

export const newsItemCrumbs = ({ title, path, category }: NewsItem): NamedPath[] => [
  ...newsCrumbs(),
  ...(category ? [category] : []),
  { title, path },
]
