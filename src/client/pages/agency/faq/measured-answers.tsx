import { usePageParams } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'
import { useAgency } from '../frame/use-agency.ts'
import { AnswersFromData } from './answers-from-data.tsx'

export function MeasuredAnswers() {
  const { agency } = usePageParams('agency-faq')
  const { response: header } = useAgency()
  const { response: about } = useCall('agency-about', { agency })
  return header && about && <AnswersFromData agency={header} technologies={about.technologies} />
}
