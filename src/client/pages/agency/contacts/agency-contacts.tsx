import { AgencyFrame } from '../frame/agency-frame.tsx'
import { useAgency } from '../frame/use-agency.ts'
import { ContactForm } from './contact-form.tsx'
import { Offices } from './offices.tsx'

export function AgencyContacts() {
  const { response: agency } = useAgency()
  return (
    <AgencyFrame>
      {agency && (
        <>
          <Offices agency={agency} />
          <ContactForm agency={agency} />
        </>
      )}
    </AgencyFrame>
  )
}
