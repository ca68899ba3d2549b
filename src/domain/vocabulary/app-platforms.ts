import { lookupBySlug } from './lookup.ts'

// `whom` is the genitive plural for «Рейтинг {кого}».
export const APP_PLATFORMS = [
  { slug: 'ios', title: 'iOS', whom: 'разработчиков iOS-приложений' },
  { slug: 'android', title: 'Android', whom: 'разработчиков Android-приложений' },
] as const

export type AppPlatform = (typeof APP_PLATFORMS)[number]
export type AppPlatformSlug = AppPlatform['slug']

export const appPlatformBySlug = lookupBySlug<AppPlatform>(APP_PLATFORMS)
