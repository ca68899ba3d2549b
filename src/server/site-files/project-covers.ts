import type { FastifyInstance } from 'fastify'
import { getProjectPicture } from '#db/queries/media/media.ts'
import { coverResult } from '#domain/cases/cover-result.ts'
import { categoryBySlug } from '#domain/vocabulary/categories.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { COVER_VARIANTS, type CoverVariant } from '#domain/web/pictures.ts'
import type { Context } from '../context.ts'
import { type EncodedPage, encodePage } from '../http/page-encodings.ts'
import { type CoverFacts, drawCover } from '../media/drawings/draw-cover.ts'
import { sendDrawing } from './send-drawing.ts'

const CACHE_CONTROL = 'public, max-age=604800, stale-while-revalidate=2592000'
/** A portfolio page shows about twenty. */
const PER_MINUTE = 600
/** About 13 KB each with its compressed copy. */
const MAX_KEPT = 1000

/** Covers of projects, drawn once for their facts. */
export function projectCoverRoutes(app: FastifyInstance, { database }: Context): void {
  const kept = new Map<string, EncodedPage>()

  const coverOf = (facts: CoverFacts, variant: CoverVariant): EncodedPage => {
    const key = JSON.stringify([variant, facts])
    const cover = kept.get(key) ?? encodePage(200, Buffer.from(drawCover(facts, variant)))
    kept.delete(key)
    kept.set(key, cover)
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? key)
    return cover
  }

  app.get<{ Params: { file: string } }>(
    '/media/project/:file',
    { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const [, id, variant] = FILE.exec(request.params.file) ?? []
      const project = id === undefined ? null : await getProjectPicture(database.kysely, Number(id))
      if (!project) return reply.callNotFound()
      const cover = coverOf(factsOf(project), COVER_VARIANTS.find(known => known === variant) ?? 'full')
      return sendDrawing(request, reply, cover, CACHE_CONTROL)
    },
  )
}

const FILE = /^(\d{1,9})(?:-(small|inverse))?\.svg$/

type ProjectRow = NonNullable<Awaited<ReturnType<typeof getProjectPicture>>>

const factsOf = ({ service, siteType, industry, launched, told, ...project }: ProjectRow): CoverFacts => ({
  ...project,
  result: coverResult(project.result, told),
  industry,
  industryTitle: categoryBySlug(industry)?.title ?? industry,
  kind: (siteType === null ? null : categoryBySlug(siteType)?.title) ?? serviceBySlug(service)?.title ?? service,
  year: Number(launched.slice(0, 4)),
})
