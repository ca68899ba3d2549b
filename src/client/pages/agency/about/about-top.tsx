import { useAgency } from '../frame/use-agency.ts'
import { AgencyServices } from './agency-services.tsx'
import { AgencyText } from './agency-text.tsx'

/** What a first look needs: in a few sentences who they are, and what they do for how much. */
export function AboutTop() {
  const { response: agency } = useAgency()
  return (
    <>
      <AgencyText />
      {agency && <AgencyServices services={agency.services} />}
    </>
  )
}
