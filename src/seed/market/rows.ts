import type { AdSlot } from '#domain/advertising/slots.ts'
import type { ReviewProof } from '#domain/rules/review-proof.ts'

// Rows of the tables; write.ts inserts them by column name. Dates are ISO strings.

type Fact = 'prices' | 'team' | 'legal' | 'clients' | 'site' | 'office'

export type ClientRow = { id: number; slug: string; name: string; industry: string; lists: string[]; domain: string }

export type CmsRow = {
  slug: string
  title: string
  kind: 'commercial' | 'opensource' | 'individual' | 'constructors'
  vendor: string
  licence: string
  since: number | null
  about: string
}

export type AgencyRow = {
  id: number
  slug: string
  name: string
  legal_name: string
  inn: string
  ogrn: string | null
  country: string
  city: string
  founded: number
  headcount: number
  site: string
  site_domain: string
  email: string
  phone: string
  tagline: string
  about: string
  price_from: number | null
  hour_rate: number | null
  reply_hours: number | null
  accepts_requests: boolean
  faq: { question: string; answer: string }[]
  projects_count: number
  reviews_count: number
  reviews_average: number | null
  phone_reveals: number
  created_at: string
}

export type AgencyServiceRow = { agency_id: number; service: string; share: number; price_from: number | null }

export type AgencyFactRow = { agency_id: number; kind: Fact; value: string; source: string; checked_at: string | null }

export type OfficeRow = {
  id: number
  agency_id: number
  city: string
  address: string
  phone: string
  latitude: number
  longitude: number
  is_main: boolean
}

export type PriceLineRow = {
  id: number
  agency_id: number
  service: string
  title: string
  unit: string
  price_from: number
  price_to: number | null
  included: string
  site_type: string | null
}

export type CmsPartnerRow = { cms: string; agency_id: number; level: string; since: string }

export type ProjectRow = {
  id: number
  agency_id: number
  client_id: number
  title: string
  summary: string
  result: string | null
  url: string | null
  service: string
  site_type: string | null
  industry: string
  system: string | null
  web_server: string | null
  platforms: string[]
  budget: number
  months: number
  launched: string
  is_verified: boolean
  is_nda: boolean
}

export type AwardRow = {
  id: number
  agency_id: number
  project_id: number | null
  contest: string
  contest_weight: number
  nomination: string
  place: 1 | 2 | 3
  year: number
}

export type CaseRow = {
  id: number
  agency_id: number
  project_id: number | null
  service: string
  title: string
  task: string
  solution: string
  result: string
  has_measured_result: boolean
  hashtags: string[]
  published_at: string
}

export type ReviewRow = {
  id: number
  agency_id: number
  project_id: number | null
  client_id: number
  service: string
  system: string | null
  overall: number
  quality: number
  terms: number
  communication: number
  value: number
  recommend: number
  body: string
  better: string | null
  price: number
  months: number
  author_name: string
  author_role: string
  company_name: string
  show_name: boolean
  evidence: 'company-mail' | 'other-mail'
  proof: ReviewProof | null
  status: 'pending' | 'published' | 'declined'
  created_at: string
  published_at: string | null
}

export type ReviewReplyRow = { review_id: number; body: string; created_at: string }

export type ReviewEventRow = { review_id: number; kind: string; detail: Record<string, string>; at: string }

export type ExpertRow = { id: number; slug: string; name: string; role: string; company: string }

export type PersonRow = {
  id: number
  slug: string
  name: string
  role: string
  agency_id: number
  joined: number
  about: string
}

export type InterviewRow = {
  id: number
  slug: string
  person_id: number
  agency_id: number
  title: string
  lead: string
  answers: { question: string; answer: string }[]
  published_at: string
}

export type SponsorRow = { id: number; name: string; advertiser: string; inn: string; link: string }

export type AdPlacementRow = {
  sponsor_id: number
  slot: AdSlot
  rating_type: string | null
  agency_id: number | null
  sponsor_type: string
  title: string
  attributes: string[]
  erid: string
  starts_on: string
  ends_on: string
}

export type AdPriceRow = { slot: AdPlacementRow['slot']; months: number; price: number }

export type SponsorReviewRow = {
  sponsor_id: number
  slot: AdPlacementRow['slot']
  author_name: string
  author_role: string
  body: string
  published_on: string
}

type RedirectRow = { from_path: string; to_path: string }

export type SiteSettingRow = { key: string; value: unknown }

export type MarketRows = {
  client_company: ClientRow[]
  cms: CmsRow[]
  expert: ExpertRow[]
  sponsor: SponsorRow[]
  site_setting: SiteSettingRow[]
  agency: AgencyRow[]
  agency_service: AgencyServiceRow[]
  agency_fact: AgencyFactRow[]
  office: OfficeRow[]
  price_line: PriceLineRow[]
  cms_partner: CmsPartnerRow[]
  project: ProjectRow[]
  award: AwardRow[]
  case_study: CaseRow[]
  review: ReviewRow[]
  review_reply: ReviewReplyRow[]
  review_event: ReviewEventRow[]
  person: PersonRow[]
  interview: InterviewRow[]
  ad_placement: AdPlacementRow[]
  ad_price: AdPriceRow[]
  sponsor_review: SponsorReviewRow[]
  redirect: RedirectRow[]
}

export type MarketTable = keyof MarketRows

export const emptyRows = (): MarketRows => ({
  client_company: [],
  cms: [],
  expert: [],
  sponsor: [],
  site_setting: [],
  agency: [],
  agency_service: [],
  agency_fact: [],
  office: [],
  price_line: [],
  cms_partner: [],
  project: [],
  award: [],
  case_study: [],
  review: [],
  review_reply: [],
  review_event: [],
  person: [],
  interview: [],
  ad_placement: [],
  ad_price: [],
  sponsor_review: [],
  redirect: [],
})

/** In foreign-key order. */
export const MARKET_TABLES = Object.keys(emptyRows()) as MarketTable[]
