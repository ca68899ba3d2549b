import { phraseParams } from '#domain/picker/phrase-query.ts'
import { crumbsOf, crumbsTo } from '../../app/crumbs.ts'
import { usePageQuery } from '../../app/location.tsx'
import { PickerHero } from '../../features/picker/picker-hero.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'

export function Picker() {
  return (
    <div className="stack-16">
      <Breadcrumbs crumbs={crumbsTo(crumbsOf('picker'))} />
      <h1>Подбор агентства</h1>
      <PickerHero params={phraseParams(usePageQuery())} />
    </div>
  )
}
