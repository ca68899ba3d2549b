import { counted } from '#domain/russian/plural.ts'
import { usePageParams, usePageQuery } from '../../app/location.tsx'
import { ratingRequest } from '../../features/rating-request/rating-request.ts'
import { UnbrokenHeading } from '../../features/unbroken-heading/unbroken-heading.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import styles from './my-rating.module.css'

/** The heading, with what one's own weights cannot change. */
export function MyHead() {
  const { response } = useCall('rating-my', ratingRequest(usePageParams('my-rating'), usePageQuery()))
  if (!response) return null
  const { h1, breadcrumbs, rows, edition } = response
  const crumbs = breadcrumbs.map(({ title, path }, index) => ({
    text: title,
    href: index < breadcrumbs.length - 1 ? path : undefined,
  }))
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.head}>
        <h1>
          <UnbrokenHeading text={h1} />
        </h1>
        <p className={styles.lead}>
          Решите, что важнее вам. Официальные места от этого не меняются, а ваш порядок можно сохранить и отправить
          коллегам.
          {rows.length < edition.participants &&
            ` В счёте первые ${counted(rows.length, 'agency')} официального порядка.`}
        </p>
      </header>
    </>
  )
}
