import { href } from '#domain/paths/paths.ts'
import { phraseParams } from '#domain/picker/phrase-query.ts'
import { localApi } from '../api/local-api.ts'
import type { Context } from '../context.ts'
import type { Redirect } from './page-redirect.ts'

/** Without JavaScript the picker's form comes here: on to its slice, or to the page that says what exists near. */
export async function pickerRedirect(pathname: string, search: string, context: Context): Promise<Redirect | null> {
  if (pathname !== href('picker')) return null
  const params = phraseParams(new URLSearchParams(search))
  if (params.type === undefined) return null
  const { path, participants } = await localApi(context)('picker', params)
  return participants > 0 ? { location: path, status: 302 } : null
}
