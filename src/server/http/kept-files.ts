import type { Context } from '../context.ts'
import { makeTurns } from '../load/turns.ts'
import { makeMemo } from '../memo.ts'
import { bodyOf, type EncodedPage, encodePage } from './page-encodings.ts'

/** Robots are told that a file is good for longer than this. */
const FRESH_MS = 600_000
/** One at a time: a file of a large market takes a second of a core. */
const TURNS = { atOnce: 1, waiting: 30, waitMs: 10_000 }

/** Files that pass over a whole market, such as sitemaps, kept compressed for everyone. */
export interface KeptFiles {
  /** Concurrent requests share one rendering; failures are not kept. */
  file(address: string, render: () => Promise<string>): Promise<EncodedPage>
  /** The same for what decides which files there are. */
  remember<T>(key: string, make: () => Promise<T>): Promise<T>
  /** A write may have changed any of them. */
  drop(): void
}

export function makeKeptFiles({ now }: Pick<Context, 'now'>): KeptFiles {
  const memo = makeMemo(() => now().getTime(), FRESH_MS)
  const queue = makeTurns(TURNS)
  return {
    file: (address, render) =>
      memo.remember(`file:${address}`, () => queue.run(async () => compressed(await render()))),
    remember: memo.remember,
    drop: memo.clear,
  }
}

/** In both encodings, so that no request has to compress: the text itself would take ten times the memory. */
async function compressed(text: string): Promise<EncodedPage> {
  const page = encodePage(200, Buffer.from(text))
  await bodyOf(page, 'gzip')
  await bodyOf(page, 'br')
  return page
}
