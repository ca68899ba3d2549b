import { AboutPage } from './about-page.tsx'
import { PartnerCards } from './partner-cards.tsx'

export function View() {
  return <AboutPage partnersOf={partners => <PartnerCards partners={partners} />} />
}
