import { usePageParams } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'

export function useCms() {
  const { cms } = usePageParams('cms')
  return { cms, ...useCall('cms-header', { cms }) }
}
