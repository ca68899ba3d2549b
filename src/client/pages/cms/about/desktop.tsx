import { AboutPage } from './about-page.tsx'
import { PartnerTable } from './partner-table.tsx'

export function View() {
  return <AboutPage partnersOf={partners => <PartnerTable partners={partners} />} />
}
