import type { AwardEntry } from '#contract/shapes/award.ts'
import { href } from '#domain/paths/paths.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './promo.module.css'

/** «Отзывы года: Брендинг» under the heading «Отзывы года». */
export function shortTitle(title: string): string {
  const [group = '', own] = title.split(': ')
  return own === undefined ? group : own.charAt(0).toUpperCase() + own.slice(1)
}

/** Of the work of the year, the work and its agency; else the agency alone. */
export function EntryNames({ entry: { agency, work } }: { entry: AwardEntry }) {
  const agencyPath = href('agency', { agency: agency.name_lat })
  if (!work) {
    return (
      <TextLink href={agencyPath} look="quiet" isTarget>
        {agency.name}
      </TextLink>
    )
  }
  return (
    <>
      <TextLink href={work.path} look="quiet" isTarget>
        {work.title}
      </TextLink>
      <span className={`fine ${styles.by}`}>
        <TextLink href={agencyPath} isTarget>
          {agency.name}
        </TextLink>
      </span>
    </>
  )
}
