export const AD_PICTURES = '/media/ad/'

export const adPicturePath = (hash: string): string => `${AD_PICTURES}${hash}.png`
