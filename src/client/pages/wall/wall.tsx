import { useMemo } from 'react'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { countedGenitive } from '#domain/russian/plural.ts'
import { crumbsOf, crumbsTo } from '../../app/crumbs.ts'
import { usePageQuery } from '../../app/location.tsx'
import { useAppSelector, useCall } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LogoWall } from './logo-wall.tsx'
import styles from './wall.module.css'
import { WallBars } from './wall-bars.tsx'
import { cityOptions, foundedOptions, isOnWall, type WallLogo, wallChoice } from './wall-filter.ts'
import { WALL_PARAMS } from './wall-params.ts'

const CRUMBS = crumbsTo(crumbsOf('wall'))
const NO_PARAMS = {}

export function Wall() {
  const query = usePageQuery()
  const choice = useMemo(() => wallChoice(query), [query])
  const { response } = useCall('ratings', WALL_PARAMS)
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { response: menu } = useCall('main-menu', NO_PARAMS)
  const logos = response?.logos
  const chosen = useMemo(() => logos?.filter(isOnWall(choice)), [logos, choice])
  const filters = (all: readonly WallLogo[]) => (
    <div className={styles.filters}>
      <WallBars title="По городам" options={cityOptions(all, choice)} />
      <WallBars title="По году основания" options={foundedOptions(all, choice)} />
    </div>
  )
  return (
    <div className="stack-24">
      <div className="stack-12">
        <Breadcrumbs crumbs={CRUMBS} />
        <h1>Стена агентств</h1>
        <p className="lead text-measure">
          {logos && menu
            ? `В рейтингах участвуют ${formatNumber(logos.length)} из ${countedGenitive(menu.counters.agencies, 'agency')} каталога. `
            : 'Участники всех рейтингов. '}
          Чем выше балл, тем ближе к началу. Места не продаются.
        </p>
      </div>
      {logos && chosen ? (
        <>
          {isPhone ? (
            <details open={choice.city !== null || choice.founded !== null}>
              <summary className={styles.opener}>По городу и году основания</summary>
              {filters(logos)}
            </details>
          ) : (
            filters(logos)
          )}
          <LogoWall logos={chosen} />
        </>
      ) : (
        <LoadingBlock />
      )}
    </div>
  )
}
