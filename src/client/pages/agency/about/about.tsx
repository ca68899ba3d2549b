import { usePageParams } from '../../../app/location.tsx'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { useCall } from '../../../store/hooks.ts'
import { useAgency } from '../frame/use-agency.ts'
import { AgencyServices } from './agency-services.tsx'
import { AgencyText } from './agency-text.tsx'
import { Awards } from './awards.tsx'
import { CheckedFacts } from './checked-facts.tsx'
import { Clients } from './clients.tsx'
import { Experience } from './experience.tsx'
import { Presence } from './presence.tsx'
import { SimilarAgencies } from './similar-agencies.tsx'
import { Team } from './team.tsx'
import { useAbout } from './use-about.ts'

export function About() {
  const { agency } = usePageParams('agency')
  const { response: header } = useAgency()
  const about = useAbout()
  const presence = useCall('agency-presence-in-rating', { agency })
  const clients = useCall('agency-clients', { agency })
  if (!header) return null
  return (
    <>
      <AgencyText />
      <AgencyServices services={header.services} />
      <CallSection
        id="presence"
        title="Все места в рейтингах"
        call={presence}
        isEmpty={({ ratings, history }) => ratings.length === 0 && history === null}
      >
        {answer => <Presence presence={answer} />}
      </CallSection>
      <Experience />
      <CallSection id="clients" title="Клиенты" call={clients} isEmpty={({ data }) => data.length === 0}>
        {answer => <Clients clients={answer} />}
      </CallSection>
      <Awards />
      {about.response && <Team team={about.response.team} />}
      <CheckedFacts facts={header.facts} />
      {about.response && <SimilarAgencies about={about.response} />}
    </>
  )
}
