import type { Device } from '#domain/web/device.ts'
import { localApi } from '../api/local-api.ts'
import { renderDocument } from './document.ts'
import type { PageServing } from './serve-page.ts'

export interface FramedPage {
  pathname: string
  title: string
  html: string
  /** After those of the site. */
  style: string
}

type FrameParts = Pick<PageServing, 'context' | 'renderer' | 'assetsOf'>

/** A page that the server writes without the client, in the site's header and footer. */
export async function framedDocument(
  { context, renderer, assetsOf }: FrameParts,
  { pathname, title, html, style }: FramedPage,
  device: Device,
): Promise<Buffer> {
  const { siteName, siteUrl } = context.config
  const api = localApi(context, pathname)
  const page = await renderer.renderFramed({ pathname, title, html, device, api, siteName, siteUrl })
  const assets = assetsOf(page)
  return renderDocument({ page, assets: { ...assets, styles: [...assets.styles, style] }, device, siteName })
}
