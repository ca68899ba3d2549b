import { Notices } from '../features/notices/notices.tsx'
import { Selection } from '../features/selection/selection.tsx'
import { TenderDoor } from './tender-links.tsx'

export function Floating() {
  return (
    <>
      <Notices />
      <Selection />
      <TenderDoor />
    </>
  )
}
