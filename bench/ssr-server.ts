import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Answer, CallApi, CallName } from '#contract/index.ts'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { getEdition } from '#db/queries/rating/editions.ts'
import { listSliceSizes } from '#db/queries/rating/rating-rows.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { pathOfSlice } from '#ranking/slice-path.ts'
import { localApi } from '#server/api/local-api.ts'
import { makeApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { makeContext, openMigrated } from '#server/open-context.ts'
import { readAssets } from '#server/ssr/assets.ts'
import { renderDocument } from '#server/ssr/document.ts'
import { type PlainPageData, plainPage } from './plain-page.ts'

const DIST = join(import.meta.dirname, '../dist')
const WANTED_ROWS = 100
const DESKTOP = 'desktop'

// The real application with extra routes: the page rendered without a cache, with and without the database, and by a
// plain template.
const config = readConfig(process.env)
const database = await openMigrated(config)
const { renderer } = (await import(join(DIST, 'server/entry-server.js'))) as { renderer: PageRenderer }
const context = makeContext(config, database, renderer.pages)
const assetsOf = readAssets(join(DIST, 'client'))
const app = await makeApp({ context, renderer, assetsOf, clientDir: join(DIST, 'client') })

const pathname = await pathWithRows(context, WANTED_ROWS)
const recorded = recordingApi(localApi(context))
const { siteName, siteUrl } = config
const onLostPart = (error: unknown) => {
  throw error
}
const request = { pathname, search: '', device: DESKTOP, siteName, siteUrl, onLostPart } as const
const first = await renderer.render({ ...request, api: recorded.api })
const answerTo = <N extends CallName>(name: N) => recorded.answers.get(name) as Answer<N>
const data: PlainPageData = {
  rating: answerTo('rating-page-main-info'),
  filters: answerTo('rating-page-filters'),
  sponsors: answerTo('rating-page-sponsors'),
  responses: answerTo('rating-page-responses'),
  experts: answerTo('/v2/ratingExperts'),
  howToGetIn: answerTo('how-to-get-into-ratings'),
  tags: answerTo('rating-tags'),
  menu: answerTo('main-menu'),
  bottom: answerTo('bottom-pages'),
  contacts: answerTo('contacts-info'),
}

async function renderedBy(api: CallApi): Promise<Buffer> {
  const page = await renderer.render({ ...request, api })
  return renderDocument({ page, assets: assetsOf(page), device: DESKTOP, siteName: config.siteName })
}

function plainDocument(): Buffer {
  const page = { ...first, html: [plainPage(data)], state: null }
  return renderDocument({ page, assets: assetsOf(page), device: DESKTOP, siteName: config.siteName })
}

app.get('/__bench/rendered', async (_, reply) => reply.type('text/html').send(await renderedBy(recorded.api)))
app.get('/__bench/with-database', async (_, reply) => reply.type('text/html').send(await renderedBy(localApi(context))))
app.get('/__bench/plain', (_, reply) => reply.type('text/html').send(plainDocument()))
app.get('/__bench/cpu', () => {
  const { user, system } = process.cpuUsage()
  return { microseconds: user + system }
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({
  port: (app.server.address() as AddressInfo).port,
  pathname,
  rows: data.rating.rows.length,
  bodies: {
    react: Buffer.concat(first.html.map(part => Buffer.from(part))).length,
    plain: Buffer.byteLength(plainPage(data)),
  },
})
await once(process, 'disconnect')
await app.close()
await database.close()

/** Replays the first answer of each call, so that only rendering is measured. */
function recordingApi(api: CallApi) {
  const answers = new Map<string, unknown>()
  const recording: CallApi = async (name, params) => {
    if (!answers.has(name)) answers.set(name, await api(name, params))
    return answers.get(name) as never
  }
  return { api: recording, answers }
}

/** The slice with the number of agencies closest to `wanted`, all on one page. */
async function pathWithRows({ database: { kysely } }: Context, wanted: number): Promise<string> {
  const edition = await getEdition(kysely, 'digital-agencies', null)
  if (!edition) throw new Error('The database has no current edition: run `npm run ops -- prepare`')
  const sizes = (await listSliceSizes(kysely, edition.id)).filter(({ tier }) => tier === '')
  const [nearest] = sizes.sort((a, b) => Math.abs(a.participants - wanted) - Math.abs(b.participants - wanted))
  const path = nearest && pathOfSlice('digital-agencies', nearest.slice, '')
  if (!path) throw new Error('No slice to measure')
  return buildRatingPath({ ...path, range: '1-200' })
}
