import { ApiError } from '#contract/errors.ts'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { isTransient } from '#db/transient.ts'
import type { Device } from '#domain/web/device.ts'
import type { Context } from '../context.ts'
import type { AssetsOf } from './assets.ts'
import { renderDocument } from './document.ts'

interface FailureParts {
  renderer: PageRenderer
  assetsOf: AssetsOf
  context: Context
}

const drawn = new WeakMap<PageRenderer, Map<string, Buffer>>()

/** Drawn once: under load it is the page sent most often. */
export function failedPage({ renderer, assetsOf, context }: FailureParts, device: Device, status: number): Buffer {
  const known = drawn.get(renderer) ?? new Map<string, Buffer>()
  drawn.set(renderer, known)
  const { siteName } = context.config
  const key = `${status} ${device} ${siteName}`
  const kept = known.get(key)
  if (kept) return kept
  const page = renderer.renderFailure({ status, device, siteName })
  const document = renderDocument({ page, assets: assetsOf(page), device, siteName })
  known.set(key, document)
  return document
}

/** 503 where a retry may succeed. */
export const statusOf = (error: unknown): 500 | 503 =>
  isTransient(error) || (error instanceof ApiError && error.status === 503) ? 503 : 500

/** Refused on purpose, so it is no news for the log. A call that found no database has its cause. */
export const isShed = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 503 && error.cause === undefined
