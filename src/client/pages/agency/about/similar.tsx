import { useAbout } from '../frame/use-agency.ts'
import { SimilarAgencies } from './similar-agencies.tsx'

/** AgencyText reports a failure of the shared call. */
export function Similar() {
  const { response } = useAbout()
  return response && <SimilarAgencies about={response} />
}
