import { crumbsOf, crumbsTo } from '../../app/crumbs.ts'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LogoWall } from './logo-wall.tsx'
import { WALL_PARAMS } from './wall-params.ts'

const CRUMBS = crumbsTo(crumbsOf('wall'))

export function Wall() {
  const { response } = useCall('ratings', WALL_PARAMS)
  return (
    <div className="stack-16">
      <Breadcrumbs crumbs={CRUMBS} />
      <h1>Стена агентств</h1>
      <p className="muted measure">Участники всех рейтингов: чем выше балл, тем ближе к началу. Места не продаются.</p>
      {response ? <LogoWall logos={response.logos} /> : <LoadingBlock />}
    </div>
  )
}
