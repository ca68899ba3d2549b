import type { Article } from '#contract/shapes/article.ts'
import type { Span } from '#domain/content/tree.ts'

export type ArticleBlock = Article['blocks'][number]

/** A line of text. Its runs never change places, so their index is their key. */
export function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) => <Run key={`${index} ${span.text}`} span={span} />)
}

function Run({ span }: { span: Span }) {
  const { text, isStrong, isEmphasis, isCode, href } = span
  const coded = isCode ? <code>{text}</code> : text
  const stressed = isEmphasis ? <em>{coded}</em> : coded
  const marked = isStrong ? <strong>{stressed}</strong> : stressed
  if (href === undefined) return marked
  return href.startsWith('/') ? (
    <a href={href}>{marked}</a>
  ) : (
    <a href={href} rel="nofollow noopener">
      {marked}
    </a>
  )
}

export function Paragraphs({ paragraphs }: { paragraphs: readonly (readonly Span[])[] }) {
  return paragraphs.map((spans, index) => (
    <p key={`${index} ${spans[0]?.text ?? ''}`}>
      <Spans spans={spans} />
    </p>
  ))
}
