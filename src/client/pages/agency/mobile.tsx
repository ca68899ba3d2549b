import { usePageParams } from '../../app/location.tsx'
import { useCall } from '../../store/hooks.ts'

export function View() {
  const { response } = useCall('agency-header', usePageParams('agency'))
  return <h1>{response?.name}</h1>
}
