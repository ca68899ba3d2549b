import { useCall } from '../../../store/hooks.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { RatingHead } from '../head/rating-head.tsx'
import styles from './cms-head.module.css'
import { cmsTabs } from './cms-text.ts'

interface CmsHeadProps {
  path: string
  isBrief?: boolean
}

/** CMSs have no tiers and years, but kinds and web servers. */
export function CmsHead({ path, isBrief = false }: CmsHeadProps) {
  const { response: tags } = useCall('rating-tags', { path })
  const { kinds, servers } = cmsTabs(tags?.tagsList ?? [])
  return (
    <>
      <RatingHead isBrief={isBrief} />
      <div className={styles.choices}>
        <TabLinks label="Виды систем" tabs={kinds} currentHref={path} />
        <TabLinks label="Веб-серверы" tabs={servers} currentHref={path} />
      </div>
    </>
  )
}
