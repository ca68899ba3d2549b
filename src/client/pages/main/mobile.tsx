import { Leaders } from './parts/leaders.mobile.tsx'
import { MainPage } from './parts/main-page.tsx'

export function View() {
  return <MainPage Leaders={Leaders} />
}
