import type { Answer } from '#contract/index.ts'
import { Button } from '../../ui/button.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './promo.module.css'

export function BadgeForSite({ badge }: { badge: Answer<'promo-award'>['badge'] }) {
  const { svg, png, width, height, alt, code } = badge
  return (
    <section className="stack-16" aria-labelledby="badge">
      <SectionHeading id="badge">Знак для сайта победителя</SectionHeading>
      <div className={`wrap ${styles.badge}`}>
        <img src={svg} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
        <div className={`stack-12 ${styles.code}`}>
          <p>Поставьте этот код на свой сайт. Знак ведёт сюда, и каждый может проверить награду.</p>
          <div id="badge-code">
            <code>{code}</code>
          </div>
          <p className={`row ${styles.files}`}>
            <Button className={styles.copy} size="small" data-copies="badge-code">
              Скопировать код
            </Button>
            <TextLink href={svg} download isTarget>
              SVG
            </TextLink>
            <TextLink href={png} download isTarget>
              PNG
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  )
}
