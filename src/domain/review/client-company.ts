import { domainOfMail, isPublicMail } from '../contacts/site-domains.ts'

const LEGAL_FORMS = /(?<![\p{L}\p{N}])(?:ооо|оао|зао|пао|ао|ип|нко|фгуп|муп|гк|тд|llc|ltd|inc|gmbh)(?![\p{L}\p{N}])/gu

/** Normalises a company name: «ООО „Волжские окна“» and «волжские  окна» are the same company. */
export function companyKey(name: string): string {
  const words = name.toLowerCase().replaceAll('ё', 'е').replace(LEGAL_FORMS, ' ')
  const key = words.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return key === '' ? name.toLowerCase().trim() : key
}

interface Client {
  company: string
  /** Null for reviews without a request. */
  email: string | null
}

/** Matches by company name, by email address or by the company's mail domain. */
export function isSameClient(one: Client, other: Client): boolean {
  if (companyKey(one.company) === companyKey(other.company)) return true
  if (one.email === null || other.email === null) return false
  if (one.email.toLowerCase() === other.email.toLowerCase()) return true
  return !isPublicMail(one.email) && domainOfMail(one.email) === domainOfMail(other.email)
}
