import type { Random } from '#seed/random.ts'
import { SCRIPTS } from '#seed/texts/interviews/scripts.ts'
import { writeInterview } from '#seed/texts/interviews/write-interview.ts'
import { DAY, timestampText } from '../calendar.ts'
import { atWork } from '../dates.ts'
import type { Ids } from '../ids.ts'
import type { InterviewRow } from '../rows.ts'
import { type Candidate, candidateOf, factsOf } from './candidates.ts'
import { type Guest, kindOf, suits, windowOf } from './needs.ts'

type Ranked = Candidate & { rank: number }

/** Gives each interview to an agency it fits, so that no agency is asked twice. */
export class Newsroom {
  readonly #random: Random
  readonly #now: number
  /** By script, the best first; no more than could be taken by the others. */
  readonly #candidates = SCRIPTS.map((): Ranked[] => [])

  constructor(random: Random, now: number) {
    this.#random = random
    this.#now = now
  }

  meet(guest: Guest): void {
    for (const [index, script] of SCRIPTS.entries()) {
      if (!suits(script.needs, guest, this.#now)) continue
      const random = this.#random.fork(`${script.slug}/${guest.agency.id}`)
      const candidate = candidateOf(random.fork('way'), script, guest, this.#now)
      if (!candidate) continue
      // Busier agencies are asked more often.
      const busy = random.next() ** (1 / Math.sqrt(guest.works.length))
      const rank = script.needs.speaker.includes(kindOf(candidate.speaker)) ? busy : busy - 1
      const known = this.#candidates[index] ?? []
      known.push({ ...candidate, rank })
      known.sort((a, b) => b.rank - a.rank)
      known.splice(SCRIPTS.length)
    }
  }

  publish(ids: Ids): InterviewRow[] {
    const random = this.#random.fork('days')
    const chosen = this.#assign().sort((a, b) => a.earliest - b.earliest)
    const days = daysOf(random, chosen.length, this.#now)
    return chosen
      .map((candidate, index) => ({ candidate, at: atWork(random, Math.max(days[index] ?? 0, candidate.earliest)) }))
      .sort((a, b) => a.at - b.at)
      .map(({ candidate, at }) => interviewRow(this.#random.fork('texts'), candidate, at, ids.next('interview')))
  }

  /** Scripts with few speakers they were written for choose first. */
  #assign(): Candidate[] {
    const taken = new Set<number>()
    return this.#candidates
      .toSorted((a, b) => preferred(a) - preferred(b))
      .flatMap(candidates => {
        const free = candidates.find(({ guest }) => !taken.has(guest.agency.id))
        if (!free) return []
        taken.add(free.guest.agency.id)
        return [free]
      })
  }
}

const preferred = (candidates: readonly Ranked[]): number => candidates.filter(({ rank }) => rank >= 0).length

/** Evenly spread with some disorder, the oldest first, the newest within the last weeks. */
function daysOf(random: Random, count: number, now: number): number[] {
  const [from, to] = windowOf(now)
  const step = (to - from) / count
  return Array.from({ length: count }, (_, index) => {
    const day = to - (count - 1 - index) * step
    return index === count - 1 ? day : day - random.next() * Math.min(step, 30 * DAY)
  })
}

function interviewRow(random: Random, candidate: Candidate, at: number, id: number): InterviewRow {
  const { script, speaker, guest } = candidate
  const { quote, lead, answers } = writeInterview(
    random.fork(script.slug),
    script,
    factsOf(candidate, at),
    speaker.gender,
  )
  return {
    id,
    slug: script.slug,
    person_id: speaker.row.id,
    agency_id: guest.agency.id,
    title: `${speaker.row.name}: «${quote}»`,
    lead,
    answers,
    published_at: timestampText(at),
  }
}
