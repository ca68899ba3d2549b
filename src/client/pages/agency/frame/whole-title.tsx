import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { AgencyFigures } from './agency-figures.tsx'
import { AgencyTitle } from './agency-title.tsx'
import styles from './whole-title.module.css'

/** The header of the first tab. On desktop the best places are in the side column. */
export function WholeTitle({ agency }: { agency: Answer<'agency-header'> }) {
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  return (
    <div className={styles.whole}>
      <AgencyTitle agency={agency} />
      <AgencyFigures agency={agency} />
      {isPhone && <BestPlace places={agency.best_places} />}
    </div>
  )
}

function BestPlace({ places: [best] }: { places: Answer<'agency-header'>['best_places'] }) {
  if (!best) return null
  return (
    <p>
      <TextLink
        isTarget
        href={best.path}
      >{`${formatNumber(best.place)}-е место из ${formatNumber(best.of)} · ${best.title}`}</TextLink>
    </p>
  )
}
