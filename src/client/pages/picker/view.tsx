import { href } from '#domain/paths/paths.ts'
import { phraseParams } from '#domain/picker/phrase-query.ts'
import { usePageQuery } from '../../app/location.tsx'
import { PickerHero } from '../../features/picker/picker-hero.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import styles from './view.module.css'

export function View() {
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ text: 'Главная', href: href('main') }, { text: 'Подбор агентства' }]} />
      <h1>Подбор агентства</h1>
      <PickerHero params={phraseParams(usePageQuery())} />
    </div>
  )
}
