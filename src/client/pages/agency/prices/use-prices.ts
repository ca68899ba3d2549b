import { usePageParams } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'

export function usePrices() {
  const { agency } = usePageParams('agency-prices')
  return useCall('agency-prices', { agency })
}
