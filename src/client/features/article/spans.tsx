import type { Article } from '#contract/shapes/article.ts'
import type { Span } from '#domain/content/tree.ts'
import styles from './article.module.css'

export type ArticleBlock = Article['blocks'][number]

/** A line of text. */
export function Spans({ spans }: { spans: readonly Span[] }) {
  return keyed(spans).map(({ key, part }) => <Run key={key} span={part} />)
}

function Run({ span }: { span: Span }) {
  const { text, isStrong, isEmphasis, isCode, href, isTerm } = span
  const coded = isCode ? <code>{text}</code> : text
  const stressed = isEmphasis ? <em>{coded}</em> : coded
  const marked = isStrong ? <strong>{stressed}</strong> : stressed
  if (href === undefined) return marked
  return (
    <a href={href} className={isTerm && styles.term} rel={href.startsWith('http') ? 'nofollow noopener' : undefined}>
      {marked}
    </a>
  )
}

export function Paragraphs({ paragraphs }: { paragraphs: readonly (readonly Span[])[] }) {
  return keyed(paragraphs).map(({ key, part }) => (
    <p key={key}>
      <Spans spans={part} />
    </p>
  ))
}

/** Parts of a text never change places, so their position identifies them. */
export const keyed = <Part,>(parts: readonly Part[]): { key: string; part: Part }[] =>
  parts.map((part, index) => ({ key: String(index), part }))
