// Written by `node scripts/generate-tables.ts` from the migrated database. Do not edit.
import type { ColumnType } from 'kysely'

type Computed<T> = ColumnType<T, never, never>
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
type Timestamp = ColumnType<Date, Date | string, Date | string>

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }
// Written as text only: `pg` would send an array as a PostgreSQL array.
export type Json = ColumnType<JsonValue, string, string>

export interface AdPicture {
  created_at: Generated<Timestamp>
  hash: string
  png: Buffer
}

export interface AdPlacement {
  agency_id: number | null
  attributes: Generated<string[]>
  ends_on: string
  erid: string | null
  id: Generated<number>
  rating_type: string | null
  slot: string
  sponsor_id: number
  sponsor_type: string
  starts_on: string
  stopped_at: Timestamp | null
  title: string
}

export interface AdPrice {
  months: number
  price: number
  slot: string
}

export interface AdVisitor {
  address: string
  clicks: Generated<number>
  day: string
  erid: string
  views: number
}

export interface Agency {
  about: Generated<string>
  accepts_requests: Generated<boolean>
  city: string
  country: string
  created_at: Generated<Timestamp>
  email: string
  faq: Generated<Json>
  founded: number
  headcount: number
  hour_rate: number | null
  id: Generated<number>
  inn: string
  legal_name: string
  logo: string | null
  name: string
  name_key: Computed<string | null>
  ogrn: string | null
  phone: string
  phone_reveals: Generated<number>
  price_from: number | null
  projects_count: Generated<number>
  reply_hours: number | null
  reviews_average: number | null
  reviews_count: Generated<number>
  search_key: Computed<string | null>
  site: string
  site_domain: string
  slug: string
  tagline: string
}

export interface AgencyFact {
  agency_id: number
  checked_at: Timestamp | null
  kind: string
  source: string
  value: string
}

export interface AgencyService {
  agency_id: number
  id: Generated<number>
  price_from: number | null
  service: string
  share: number
}

export interface Article {
  agencies: Generated<string[]>
  author: string | null
  category: Generated<string>
  changed: Generated<string>
  id: Generated<number>
  kind: string
  lead: string
  meta: Generated<Json>
  published_at: Timestamp
  search_key: Computed<string | null>
  slug: string
  source: string
  subjects: Generated<string[]>
  synonyms: Generated<string[]>
  title: string
  tree: Json
  updated_at: Timestamp | null
  version: Generated<number>
}

export interface Award {
  agency_id: number
  contest: string
  contest_weight: number
  id: Generated<number>
  nomination: string
  place: number
  project_id: number | null
  year: number
}

export interface CaseStudy {
  agency_id: number
  has_measured_result: boolean
  hashtags: Generated<string[]>
  id: Generated<number>
  project_id: number | null
  published_at: Timestamp
  result: string
  search_key: Computed<string | null>
  service: string
  solution: string
  task: string
  team_size: number | null
  title: string
}

export interface ClientCompany {
  domain: string
  id: Generated<number>
  industry: string
  lists: Generated<string[]>
  name: string
  slug: string
}

export interface Cms {
  about: Generated<string>
  kind: string
  licence: string
  since: number | null
  slug: string
  title: string
  vendor: string
}

export interface CmsEntry {
  agencies: number
  average: number | null
  cms: string
  edition_id: number
  place: number
  previous_place: number | null
  projects: number
  reviews: number
  score: number
  share: number
  slice: string
}

export interface CmsPartner {
  agency_id: number
  cms: string
  level: string
  since: string
}

export interface Consent {
  address_hash: string
  at: Generated<Timestamp>
  form: string
  id: Generated<number>
  kind: string
  subject: string
  text_version: string
}

export interface Edition {
  as_of: Timestamp
  compared_at: string | null
  computed_at: Timestamp
  frozen_at: Timestamp | null
  id: Generated<number>
  methodology: string
  sha256: string | null
  type: string
  year: number | null
}

export interface Entry {
  above_place: number | null
  above_score: number | null
  addends: number[]
  agency_id: number
  average: number | null
  budget_quartiles: number[] | null
  edition_id: number
  month_places: number[] | null
  month_scores: Json | null
  place: number
  place_from: number | null
  place_to: number | null
  position: number
  previous_place: number | null
  price_from: number | null
  projects: number
  reviews: number
  score: number
  slice: string
  tier: string
}

export interface Evidence {
  agency_id: number
  edition_id: number
  evidence: Json
  key: string
}

export interface Experiment {
  id: Computed<number>
  name: string
  share: number
  started_at: Timestamp
  stopped_at: Timestamp | null
}

export interface Expert {
  company: string
  id: Generated<number>
  name: string
  role: string
  slug: string
}

export interface ExpertVote {
  agency_id: number
  comment: string | null
  edition_id: number
  expert_id: number
}

export interface Feedback {
  agency_id: number | null
  confirm_hash: Buffer | null
  confirmed_at: Timestamp | null
  created_at: Generated<Timestamp>
  email: string
  form: string
  id: Generated<number>
  message: string
  name: string
  phone: string | null
  status: Generated<string>
}

export interface FormCount {
  hits: number
  hour: Timestamp
  sender: string
}

export interface Interview {
  agency_id: number | null
  answers: Json
  id: Generated<number>
  lead: string
  person_id: number
  published_at: Timestamp
  slug: string
  title: string
}

export interface JsError {
  body: string
  fingerprint: Buffer
  first_at: Generated<Timestamp>
  hits: Generated<number>
  id: Generated<number>
  identifier: string
  last_at: Generated<Timestamp>
  page: string
  page_path: string
}

export interface Mail {
  about: string | null
  attempts: Generated<number>
  body: string
  claimed_at: Timestamp | null
  created_at: Generated<Timestamp>
  html: string | null
  id: Generated<number>
  is_bulk: Generated<boolean>
  is_unconfirmed: Generated<boolean>
  kind: string
  last_error: string | null
  mailbox: string | null
  message_id: Generated<string>
  next_try_at: Generated<Timestamp>
  picture: Buffer | null
  recipient: string
  reply_to: string | null
  sent_at: Timestamp | null
  subject: string
  unsubscribe_url: string | null
}

export interface Methodology {
  published_at: string
  reason: string
  version: string
  weights: Json
}

export interface Migration {
  applied_at: Generated<Timestamp>
  name: string
  sha256: string
}

export interface Office {
  address: string
  agency_id: number
  city: string
  id: Generated<number>
  is_main: Generated<boolean>
  latitude: number | null
  longitude: number | null
  phone: string
}

export interface PageHead {
  image: string | null
  meta: Generated<Json>
  path: string
  title: string
}

export interface Participant {
  agency_id: number
  edition_id: number
  facets: number[]
}

export interface Person {
  about: Generated<string>
  agency_id: number | null
  id: Generated<number>
  joined: number | null
  name: string
  role: string
  slug: string
}

export interface PriceIndex {
  projects: number
  quarter: string
  ratio: number
  service: string
}

export interface PriceLine {
  agency_id: number
  id: Generated<number>
  included: string
  price_from: number
  price_to: number | null
  service: string
  site_type: string | null
  title: string
  unit: string
}

export interface PricedWork {
  agency_id: number
  agency_slug: string
  city: string
  done_on: string
  id: Generated<number>
  industry: string | null
  is_nda: boolean
  months: number | null
  paid: number
  price: number
  project_id: number | null
  review_id: number | null
  service: string
  site_type: string | null
  system: string | null
  tier: string
  title: string | null
  weight: number
}

export interface Project {
  agency_id: number
  budget: number
  client_id: number
  id: Generated<number>
  industry: string
  is_nda: Generated<boolean>
  is_verified: Generated<boolean>
  launched: string
  months: number
  platforms: Generated<string[]>
  result: string | null
  service: string
  site_type: string | null
  summary: Generated<string>
  system: string | null
  title: string
  url: string | null
  web_server: string | null
}

export interface PromoEntry {
  agency_id: number
  basis: Json
  nomination: string
  place: number
  project_id: number | null
  value: number
  year: number
}

export interface PromoNomination {
  absence: string | null
  measure: string
  nomination: string
  participants: number
  position: number
  rule: string
  tie: string
  title: string
  whom: string
  year: number
}

export interface PromoVote {
  person_id: number
  points: number
  project_id: number
  year: number
}

export interface PromoYear {
  computed_at: Timestamp
  published_at: Timestamp | null
  year: number
}

export interface Redirect {
  created_at: Generated<Timestamp>
  from_path: string
  to_path: string
}

export interface Registration {
  agency_id: number | null
  created_at: Generated<Timestamp>
  decided_at: Timestamp | null
  details: Json
  id: Generated<number>
  name: string
  reason: string | null
  site_domain: string
  status: Generated<string>
}

export interface Review {
  address_hash: string | null
  agency_id: number
  author_name: string
  author_role: string
  better: string | null
  body: string
  client_id: number | null
  communication: number
  company_name: string
  created_at: Timestamp
  evidence: string
  id: Generated<number>
  months: number | null
  network_hash: string | null
  overall: number
  price: number | null
  price_range: Computed<number>
  project_id: number | null
  proof: string | null
  published_at: Timestamp | null
  quality: number
  recommend: number
  reply_key_hash: Buffer | null
  request_id: number | null
  service: string
  show_name: Generated<boolean>
  status: string
  system: string | null
  terms: number
  value: number
}

export interface ReviewEvent {
  at: Generated<Timestamp>
  detail: Generated<Json>
  id: Generated<number>
  kind: string
  review_id: number
}

export interface ReviewReply {
  body: string
  created_at: Timestamp
  review_id: number
}

export interface ReviewRequest {
  agency_id: number
  confirm_hash: Buffer | null
  confirmed_at: Timestamp | null
  created_at: Generated<Timestamp>
  email: string
  expires_at: Timestamp
  id: Generated<number>
  key_hash: Buffer | null
  reason: string | null
  sender: string | null
  service: string
  url: string
  used_at: Timestamp | null
}

export interface ServiceResponse {
  about: string
  author: string
  body: string
  created_at: Generated<Timestamp>
  feedback_id: number | null
  id: Generated<number>
  may_publish: boolean
  published_at: Timestamp | null
  signature: string | null
  status: Generated<string>
  tender_id: number | null
}

export interface SiteSetting {
  key: string
  updated_at: Generated<Timestamp>
  value: Json
}

export interface SliceSize {
  best_mass: number | null
  best_projects: number | null
  budget_quartiles: number[] | null
  edition_id: number
  participants: number
  price_bounds: number[] | null
  projects: number
  slice: string
  tier: string
}

export interface Sponsor {
  advertiser: string
  fix_ga_page_view: Generated<boolean>
  fix_ya_goals: Generated<boolean>
  id: Generated<number>
  image: string | null
  inn: string
  link: string
  name: string
}

export interface SponsorReview {
  author_name: string
  author_role: string
  body: string
  id: Generated<number>
  published_on: string
  slot: string
  sponsor_id: number
}

export interface StatChange {
  id: Generated<number>
  period: string | null
  source: string
}

export interface StatRun {
  chart: string
  computed_at: Timestamp
  since: Generated<Timestamp>
}

export interface StatSeries {
  at: string
  chart: string
  device: string
  high: number | null
  low: number | null
  rating: string
  region: string
  sample: number
  series: string
  since: Generated<Timestamp>
  value: number
}

export interface StatSeriesPast {
  at: string
  chart: string
  device: string
  high: number | null
  low: number | null
  rating: string
  region: string
  sample: number
  series: string
  since: Timestamp
  until: Timestamp
  value: number
}

export interface StatisticsRequest {
  mailbox: Buffer
  sent_at: Timestamp
}

export interface Subscription {
  confirmed_at: Timestamp | null
  email: string | null
  ended_at: Timestamp | null
  id: Generated<number>
  key_hash: Buffer
  requested_at: Generated<Timestamp>
  sent_period: string | null
  topic: string
}

export interface Tally {
  day: string
  device: string
  hits: number
  kind: string
  region: Generated<string>
  subject: Generated<string>
  type: Generated<string>
}

export interface Tender {
  body: string
  budget: number | null
  city: string | null
  company: string
  confirmed_at: Timestamp | null
  created_at: Generated<Timestamp>
  deadline: string | null
  email: string
  id: Generated<number>
  key_hash: Buffer
  name: string
  outcome: string | null
  outcome_at: Timestamp | null
  outcome_comment: string | null
  phone: string | null
  service: string
  system: string | null
  work: string | null
}

export interface TenderEvent {
  agency_id: number | null
  at: Generated<Timestamp>
  detail: Generated<Json>
  id: Generated<number>
  kind: string
  tender_id: number
}

export interface TenderFile {
  bytes: Buffer
  id: Generated<number>
  mime: string
  name: string
  tender_id: number
}

export interface TenderRecipient {
  agency_id: number
  answer: string | null
  changed_at: Generated<Timestamp>
  key_hash: Buffer | null
  status: Generated<string>
  tender_id: number
}

export interface Tables {
  ad_picture: AdPicture
  ad_placement: AdPlacement
  ad_price: AdPrice
  ad_visitor: AdVisitor
  agency: Agency
  agency_fact: AgencyFact
  agency_service: AgencyService
  article: Article
  award: Award
  case_study: CaseStudy
  client_company: ClientCompany
  cms: Cms
  cms_entry: CmsEntry
  cms_partner: CmsPartner
  consent: Consent
  edition: Edition
  entry: Entry
  evidence: Evidence
  experiment: Experiment
  expert: Expert
  expert_vote: ExpertVote
  feedback: Feedback
  form_count: FormCount
  interview: Interview
  js_error: JsError
  mail: Mail
  methodology: Methodology
  migration: Migration
  office: Office
  page_head: PageHead
  participant: Participant
  person: Person
  price_index: PriceIndex
  price_line: PriceLine
  priced_work: PricedWork
  project: Project
  promo_entry: PromoEntry
  promo_nomination: PromoNomination
  promo_vote: PromoVote
  promo_year: PromoYear
  redirect: Redirect
  registration: Registration
  review: Review
  review_event: ReviewEvent
  review_reply: ReviewReply
  review_request: ReviewRequest
  service_response: ServiceResponse
  site_setting: SiteSetting
  slice_size: SliceSize
  sponsor: Sponsor
  sponsor_review: SponsorReview
  stat_change: StatChange
  stat_run: StatRun
  stat_series: StatSeries
  stat_series_past: StatSeriesPast
  statistics_request: StatisticsRequest
  subscription: Subscription
  tally: Tally
  tender: Tender
  tender_event: TenderEvent
  tender_file: TenderFile
  tender_recipient: TenderRecipient
}

export const JSON_COLUMNS: ReadonlySet<string> = new Set([
  'agency.faq',
  'article.meta',
  'article.tree',
  'entry.month_scores',
  'evidence.evidence',
  'interview.answers',
  'methodology.weights',
  'page_head.meta',
  'promo_entry.basis',
  'registration.details',
  'review_event.detail',
  'site_setting.value',
  'tender_event.detail',
])
