import { useAbout } from '../frame/use-agency.ts'
import { PeopleYears } from './people-years.tsx'

/** AgencyText reports a failure of the shared call. */
export function Team() {
  const { response } = useAbout()
  return response && <PeopleYears about={response} />
}
