import { parentPort } from 'node:worker_threads'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { comparableOnly } from '#ranking/comparable.ts'
import { computeCmsEdition } from '#ranking/compute-cms-edition.ts'
import { computeEdition } from '#ranking/compute-edition.ts'
import type { AgencyFacts, RankingFacts } from '#ranking/facts.ts'
import { methodologyAt } from '#ranking/methodology.ts'
import { knownAt } from '#ranking/months/known-at.ts'
import type { EditionContent, EditionRequest, FromRanking, ToRanking } from './ranking-messages.ts'

// The worker of ranking-thread.ts. An uncaught error ends it and reaches the owner as an `error` event.

const PART_ROWS = 2_000
const TABLES = ['entries', 'evidence', 'participants', 'cmsEntries', 'sliceSizes'] as const

const port = parentPort
if (!port) throw new Error('ranking-worker.ts runs as a worker thread only')
const post = (message: FromRanking) => port.postMessage(message)

const agencies: AgencyFacts[] = []
let systems: RankingFacts['systems'] = []
/** Nine ratings are computed as of one moment. */
let known: { at: number; agencies: AgencyFacts[] } | null = null

port.on('message', (message: ToRanking) => {
  if (message.kind === 'facts') {
    agencies.push(...(message.facts.agencies ?? []))
    known = null
    systems = message.facts.systems ?? systems
    return
  }
  const { placesOnly } = message.request
  const content = compute(message.request)
  for (const part of partsOf(placesOnly ? { entries: content.entries } : content)) post({ kind: 'part', part })
  post({ kind: 'done' })
})

function compute({ type, year, asOf, previousPlaces, placesOnly = false }: EditionRequest): EditionContent {
  const rating = ratingTypeBySlug(type)
  const terms = { type: rating, year, asOf, methodology: methodologyAt(asOf), previousPlaces, placesOnly }
  const facts = { agencies: agenciesAt(asOf.getTime()), systems }
  return comparableOnly(rating.shape === 'cms' ? computeCmsEdition(facts, terms) : computeEdition(facts, terms))
}

function agenciesAt(at: number): AgencyFacts[] {
  if (known?.at !== at) known = { at, agencies: agencies.map(agency => knownAt(agency, at)) }
  return known.agencies
}

function* partsOf(content: Partial<EditionContent>): Generator<Partial<EditionContent>> {
  for (const table of TABLES) {
    const rows = content[table] ?? []
    for (let from = 0; from < rows.length; from += PART_ROWS) yield { [table]: rows.slice(from, from + PART_ROWS) }
  }
}
