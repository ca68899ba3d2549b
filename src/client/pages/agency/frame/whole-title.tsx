import type { Answer } from '#contract/index.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { AgencyFigures } from './agency-figures.tsx'
import { AgencyTitle } from './agency-title.tsx'
import { BestPlace } from './best-place.tsx'
import styles from './whole-title.module.css'

/** Who the agency is, with its main figures. On a desktop its best places stand beside. */
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
