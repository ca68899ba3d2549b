import type { Answer } from '#contract/index.ts'
import { MIN_PARTICIPANTS } from '#domain/rating/min-participants.ts'
import { countedGenitive } from '#domain/russian/plural.ts'
import { SYSTEM } from '#domain/russian/rare-nouns.ts'
import { Island } from '../../../app/island.tsx'
import { drawnPart } from '../../../app/late-part.ts'
import { useAppSelector, useCall } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { EmptyState, LoadingBlock } from '../../../ui/block-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { useRating } from '../use-rating.ts'
import styles from './cms-cards.module.css'
import { CmsCards } from './cms-cards.tsx'
import { CmsTable } from './cms-table.tsx'
import { cmsTabs, isOfOneKind } from './cms-text.ts'

const head = drawnPart(() => import('../head/rating-head.tsx'))
const demand = drawnPart(() => import('../../../features/demand-dynamics/demand-block.tsx'))

/** CMSs have no tiers and years, but kinds and web servers. */
export function SystemRating() {
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { rating, path, response } = useRating()
  if (!response) return <LoadingBlock />
  const { h1, systems, wider, edition } = response
  const shown = { systems, since: edition.compared, isOfOneKind: isOfOneKind(rating) }
  return (
    <>
      <Island of={head} until="leave" />
      <Kinds path={path} />
      {systems.length === 0 ? (
        <NoSystems wider={wider} />
      ) : (
        <>
          <section aria-label="Участники рейтинга">
            {isPhone ? <CmsCards {...shown} /> : <CmsTable caption={h1} {...shown} />}
          </section>
          <p className="aside measure above-24">
            Доля сайтов — среди проектов, учтённых в этом рейтинге. Систему управления и веб-сервер берём из портфолио
            агентств, отзывы — от заказчиков этих проектов.
          </p>
          <div className={styles.demand}>
            <Island of={demand} until="leave" />
          </div>
        </>
      )}
    </>
  )
}

function Kinds({ path }: { path: string }) {
  const { response: tags } = useCall('rating-tags', { path })
  const { kinds, servers } = cmsTabs(tags?.tagsList ?? [])
  return (
    <div className={styles.choices}>
      <TabLinks label="Виды систем" tabs={kinds} currentHref={path} />
      <TabLinks label="Веб-серверы" tabs={servers} currentHref={path} />
    </div>
  )
}

function NoSystems({ wider: [wider] }: Pick<Answer<'rating-page-main-info'>, 'wider'>) {
  return (
    <EmptyState
      title={`Здесь пока меньше ${countedGenitive(MIN_PARTICIPANTS, SYSTEM)}`}
      action={
        wider && (
          <ButtonLink tone="secondary" href={wider.path}>
            {wider.title}
          </ButtonLink>
        )
      }
    >
      Сравнивать не с чем: места появятся, когда проектов хватит для участия и другим системам.
    </EmptyState>
  )
}
