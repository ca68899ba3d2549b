import { SECRET_PREFIXES } from './paths.ts'

/** Files of a tender are no pages, but their addresses carry its key too. */
export const TENDER_FILES_PREFIX = '/media/tender/'

// Prefixes are letters, slashes and hyphens: nothing to escape. Addresses inside of other addresses have their slashes escaped.
const SLASH = '(?:/|%2F)'
const PREFIX = [TENDER_FILES_PREFIX, ...SECRET_PREFIXES].join('|').replaceAll('/', SLASH)
const PRIVATE_ADDRESS = new RegExp(`(${PREFIX})[^\\s?#&"'\`<>()]+`, 'gi')
/** Any secret key, in any context: 128 bits in hexadecimal. */
const KEY = /(?<![\da-f])[\da-f]{32}(?![\da-f])/gi

/** Logs and reports name private pages by their template: `/tender/status/{key}/`. */
export const hideKeys = (text: string): string => text.replace(PRIVATE_ADDRESS, '$1{key}/').replace(KEY, '{key}')
