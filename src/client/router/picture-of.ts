import type { PathName, PathParams } from '#domain/paths/paths.ts'
import type { ResolvedPage } from '../app/page.ts'
import { chartPicture } from '../pages/digital-stats/chart-picture.ts'

type PictureMakers = { [N in PathName]?: (params: PathParams<N>, query: URLSearchParams) => string }

const MAKERS: PictureMakers = { 'digital-stats': chartPicture, 'digital-stats-tab': chartPicture }

/** The picture for social networks where it depends on the query; other pages have theirs in the head. Server only. */
export function pictureOf({ page, params, search }: ResolvedPage): string | null {
  const make = MAKERS[page.name] as ((params: object, query: URLSearchParams) => string) | undefined
  return make?.(params, new URLSearchParams(search)) ?? null
}
