import type { CarrierName } from '#domain/analytics/carriers.ts'
import type { Device } from '#domain/web/device.ts'
import { forgetStored, type KeyValueStore, readStored, writeStored } from '../browser/stored/storage.ts'

/** Spec §9: a click on an advertisement counts once its visitor has stayed this long. */
const STAY_MS: Readonly<Record<Device, number>> = { desktop: 60_000, mobile: 120_000 }
/** A page opened this long after the hit begins another visit. */
const VISIT_MS = 30 * 60_000
const MAX_WAITING = 20
const KEY = 'adClicks'

interface WaitingClick {
  dueAt: number
  /** Carriers to notify; all if absent. */
  carriers?: readonly CarrierName[]
}

interface Kept {
  /** Start of the visit. */
  hitAt: number
  waiting: WaitingClick[]
}

interface Options {
  storage: KeyValueStore
  device: Device
  report: (carriers?: readonly CarrierName[]) => void
}

/**
 * Reports a click at once, or when the stay is long enough, counted from the stored hit time. Waiting clicks are stored
 * too: one whose page was closed is reported by the next page, and whichever tab takes it first reports it alone.
 */
export class AdClicks {
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** A page was opened. */
  start(): void {
    const { hitAt, waiting } = this.#read()
    if (Date.now() - hitAt > VISIT_MS) this.#write({ hitAt: Date.now(), waiting })
    this.#reportDue()
  }

  click(carriers?: readonly CarrierName[]): void {
    const { hitAt, waiting } = this.#read()
    const dueAt = Math.max(hitAt + STAY_MS[this.#options.device], Date.now())
    const click = carriers ? { dueAt, carriers } : { dueAt }
    this.#write({ hitAt, waiting: [...waiting, click].slice(-MAX_WAITING) })
    this.#reportDue()
  }

  /** Forgets the visit and its clicks. */
  stop(): void {
    clearTimeout(this.#timer)
    forgetStored(this.#options.storage, KEY)
  }

  #reportDue = (): void => {
    clearTimeout(this.#timer)
    const now = Date.now()
    const { hitAt, waiting } = this.#read()
    const { due = [], later = [] } = Object.groupBy(waiting, ({ dueAt }) => (dueAt <= now ? 'due' : 'later'))
    if (due.length > 0) this.#write({ hitAt, waiting: later })
    for (const { carriers } of due) this.#options.report(carriers)
    if (later.length > 0) {
      this.#timer = setTimeout(this.#reportDue, Math.min(...later.map(({ dueAt }) => dueAt)) - now)
    }
  }

  /** Validates the stored value; a time too far ahead was written before the clock was set back. */
  #read(): Kept {
    const now = Date.now()
    const { hitAt, waiting } = (readStored(this.#options.storage, KEY) ?? {}) as Partial<Kept>
    if (typeof hitAt !== 'number' || hitAt > now) {
      const begun = { hitAt: now, waiting: [] }
      this.#write(begun)
      return begun
    }
    const latest = now + STAY_MS[this.#options.device]
    const isClick = (click: Partial<WaitingClick> | null): boolean =>
      typeof click?.dueAt === 'number' &&
      click.dueAt <= latest &&
      (click.carriers === undefined || Array.isArray(click.carriers))
    return { hitAt, waiting: Array.isArray(waiting) ? waiting.filter(isClick).slice(-MAX_WAITING) : [] }
  }

  #write(kept: Kept): void {
    writeStored(this.#options.storage, KEY, kept)
  }
}
