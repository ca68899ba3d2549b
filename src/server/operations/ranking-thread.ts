import { Worker } from 'node:worker_threads'
import type { Db } from '#db/connect.ts'
import { listAgencyFacts, listSystemFacts } from '#db/queries/rating/ranking-facts.ts'
import type { RankingFacts } from '#ranking/facts.ts'
import type { EditionContent, EditionRequest, FromRanking, ToRanking } from './ranking-messages.ts'

/** Ranks the facts known at `asOf` in a worker thread: it takes seconds, and pages must not wait. */
export class RankingThread {
  readonly #worker = new Worker(new URL('./ranking-worker.ts', import.meta.url), { name: 'ranking' })
  #failure: Error | undefined
  #onFailure: (error: Error) => void = () => undefined

  static async open(db: Db, asOf: Date): Promise<RankingThread> {
    const thread = new RankingThread()
    try {
      const systems: RankingFacts['systems'] = await listSystemFacts(db)
      thread.#post({ kind: 'facts', facts: { systems } })
      for await (const agencies of listAgencyFacts(db, asOf)) thread.#post({ kind: 'facts', facts: { agencies } })
    } catch (error) {
      await thread.close()
      throw error
    }
    return thread
  }

  private constructor() {
    this.#worker.on('error', error => this.#fail(error instanceof Error ? error : new Error(String(error))))
    this.#worker.on('exit', () => this.#fail(new Error('The ranking thread has ended')))
  }

  /** One call at a time: the parts of an edition carry no request id. */
  async compute(request: EditionRequest): Promise<EditionContent> {
    const content: EditionContent = { entries: [], evidence: [], participants: [], cmsEntries: [], sliceSizes: [] }
    const { promise, resolve, reject } = Promise.withResolvers<EditionContent>()
    const receive = (message: FromRanking) => {
      if (message.kind === 'done') resolve(content)
      else addPart(content, message.part)
    }
    this.#onFailure = reject
    if (this.#failure) reject(this.#failure)
    this.#worker.on('message', receive)
    this.#post({ kind: 'compute', request })
    try {
      return await promise
    } finally {
      this.#worker.off('message', receive)
    }
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #post(message: ToRanking): void {
    this.#worker.postMessage(message)
  }

  #fail(error: Error): void {
    this.#failure ??= error
    this.#onFailure(this.#failure)
  }
}

function addPart(content: EditionContent, part: Partial<EditionContent>): void {
  content.entries.push(...(part.entries ?? []))
  content.evidence.push(...(part.evidence ?? []))
  content.participants.push(...(part.participants ?? []))
  content.cmsEntries.push(...(part.cmsEntries ?? []))
  content.sliceSizes.push(...(part.sliceSizes ?? []))
}
