import { Notices } from '../features/notices/notices.tsx'
import { Selection } from '../features/selection/selection.tsx'
import { TenderLinks } from './tender-links.tsx'

export function Floating() {
  return (
    <>
      <Notices />
      <Selection />
      <TenderLinks />
    </>
  )
}
