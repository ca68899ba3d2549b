import { usePageParams } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'

export function useAbout() {
  const { cms } = usePageParams('cms')
  return useCall('cms-about', { cms })
}
