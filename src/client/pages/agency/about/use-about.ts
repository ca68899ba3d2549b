import { usePageParams } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'

export function useAbout() {
  const { agency } = usePageParams('agency')
  return useCall('agency-about', { agency })
}
