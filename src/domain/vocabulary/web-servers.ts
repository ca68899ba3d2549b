import { lookupBySlug } from './lookup.ts'

export const WEB_SERVERS = [
  { slug: 'nginx', title: 'nginx' },
  { slug: 'apache', title: 'Apache' },
  { slug: 'iis', title: 'IIS' },
] as const

export type WebServer = (typeof WEB_SERVERS)[number]
export type WebServerSlug = WebServer['slug']

export const webServerBySlug = lookupBySlug<WebServer>(WEB_SERVERS)
