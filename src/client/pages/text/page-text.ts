import type { PageText } from '#contract/shapes/article.ts'
import { href } from '#domain/paths/paths.ts'
import type { NamedPath } from '../../app/json-ld.ts'

/** A single text gives the page its title; several share a common one. */
export const textHeading = (texts: readonly PageText[]): string =>
  texts.length > 1 ? 'Согласия на обработку персональных данных' : (texts[0]?.title ?? '')

export const textCrumbs = (texts: readonly PageText[], path: string): NamedPath[] => [
  { title: 'Главная', path: href('main') },
  { title: textHeading(texts), path },
]
