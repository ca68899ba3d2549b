/** The erid in an advertisement's link. */
export const adOf = (element: Element | null): string | null =>
  element?.matches('a[rel~=sponsored]') ? new URL((element as HTMLAnchorElement).href).searchParams.get('erid') : null
