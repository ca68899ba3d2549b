/** After the content, before the banners: layout/page-frame.tsx leaves it empty. */
export const offerPlace = (): HTMLElement | null => document.getElementById('offer')
