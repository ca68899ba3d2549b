import styles from './article.module.css'
import type { ArticleBlock } from './spans.tsx'

export function ArticlePicture({ block }: { block: Extract<ArticleBlock, { kind: 'picture' }> }) {
  const { caption, src, width, height, source, alt } = block
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <img
        className={styles.picture}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      {source !== '' && <p className={styles.origin}>{`Источник: ${source}`}</p>}
    </figure>
  )
}
