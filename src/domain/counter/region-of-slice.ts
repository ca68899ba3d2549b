const PLACE = /(?:^|\/)(?:country|city|district)\/([^/]+)$/

/** `kazan` for the slice `city/kazan` or `platform/ios/city/kazan`; empty where the slice is no place. */
export const regionOfSlice = (slice: string): string => PLACE.exec(slice)?.[1] ?? ''
