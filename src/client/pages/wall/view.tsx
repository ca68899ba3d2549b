import { crumbsTo } from '../../app/crumbs.ts'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { WALL_CRUMBS } from './crumbs.ts'
import { LogoWall } from './logo-wall.tsx'
import styles from './view.module.css'
import { WALL_PARAMS } from './wall-params.ts'

const CRUMBS = crumbsTo(WALL_CRUMBS)

export function View() {
  const { response } = useCall('ratings', WALL_PARAMS)
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={CRUMBS} />
      <h1>Стена агентств</h1>
      <p className={styles.lead}>Участники всех рейтингов: чем выше балл, тем ближе к началу. Места не продаются.</p>
      {response ? <LogoWall logos={response.logos} /> : <LoadingBlock />}
    </div>
  )
}
