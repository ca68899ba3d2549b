import { Island } from '../../../app/island.tsx'
import { drawnPart } from '../../../app/late-part.ts'
import { usePageParams } from '../../../app/location.tsx'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { useCall } from '../../../store/hooks.ts'
import { useAbout, useAgency } from '../frame/use-agency.ts'
import { AgencyServices } from './agency-services.tsx'
import { AgencyText } from './agency-text.tsx'
import { Awards } from './awards.tsx'
import { CheckedFacts } from './checked-facts.tsx'
import { Clients } from './clients.tsx'
import { Experience } from './experience.tsx'
import { PriceTruth } from './price-truth.tsx'
import { ScoreAndPlaces } from './score-and-places.tsx'
import { Works } from './works.tsx'

const reviews = drawnPart(() => import('./agency-reviews.tsx'))
const team = drawnPart(() => import('./team.tsx'))
const similar = drawnPart(() => import('./similar.tsx'))

export function About() {
  const { agency } = usePageParams('agency')
  const { response: header } = useAgency()
  const about = useAbout()
  const { response: made } = useCall('agency-works', { agency })
  const { response: presence } = useCall('agency-presence-in-rating', { agency })
  const clients = useCall('agency-clients', { agency })
  if (!header) return null
  return (
    <>
      {made && <Works works={made.works} cases={made.cases} agency={header} />}
      {made?.price && <PriceTruth price={made.price} agency={header} />}
      <Island of={reviews} until="leave" />
      {presence && presence.ratings.length > 0 && <ScoreAndPlaces presence={presence} />}
      <Island of={team} until="leave" isAsked={about.isError} />
      <AgencyText />
      <AgencyServices services={header.services} />
      <Experience />
      <CallSection id="clients" title="Клиенты" call={clients} isEmpty={({ data }) => data.length === 0}>
        {answer => <Clients clients={answer} />}
      </CallSection>
      <Awards />
      <CheckedFacts facts={header.facts} />
      <Island of={similar} until="leave" isAsked={about.isError} />
    </>
  )
}
