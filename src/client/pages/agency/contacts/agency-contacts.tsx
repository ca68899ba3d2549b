import { AgencyFrame } from '../frame/agency-frame.tsx'
import { useAgency } from '../frame/use-agency.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contacts.module.css'
import { Offices } from './offices.tsx'

export function AgencyContacts() {
  const { response: agency } = useAgency()
  return (
    <AgencyFrame>
      {agency && (
        <div className={styles.columns}>
          <Offices agency={agency} />
          <ContactForm agency={agency} />
        </div>
      )}
    </AgencyFrame>
  )
}
