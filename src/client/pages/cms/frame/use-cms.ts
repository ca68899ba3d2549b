import { usePageParams } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'

/** The system the visitor is at, on any of its pages, and what its header tells. */
export function useCms() {
  const { cms } = usePageParams('cms')
  return { cms, ...useCall('cms-header', { cms }) }
}
