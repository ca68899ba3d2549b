import { phraseParams } from '#domain/picker/phrase-query.ts'
import { crumbsTo } from '../../app/crumbs.ts'
import { usePageQuery } from '../../app/location.tsx'
import { PickerHero } from '../../features/picker/picker-hero.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { PICKER_CRUMBS } from './crumbs.ts'
import styles from './view.module.css'

export function View() {
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbsTo(PICKER_CRUMBS)} />
      <h1>Подбор агентства</h1>
      <PickerHero params={phraseParams(usePageQuery())} />
    </div>
  )
}
