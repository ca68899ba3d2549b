import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import type {
  FramedRequest,
  PageRegistry,
  PageRenderer,
  PageRequest,
  PostedForm,
  RenderedPage,
} from '#contract/page-renderer.ts'
import { href } from '#domain/paths/paths.ts'
import { drawMark } from '#domain/pictures/logo/draw-logo.ts'
import { marksOf } from '#domain/stats/stat-address.ts'
import { readStatQuery } from '#domain/stats/stat-query.ts'
import type { Device } from '#domain/web/device.ts'
import { drawnParts } from './app/late-part.ts'
import { LocationContext } from './app/location.tsx'
import type { AnyPage, ResolvedPage } from './app/page.ts'
import { ALL_PAGES } from './bundled-views.ts'
import { documentOf } from './documents.ts'
import { errorsOfLostParts, isViewLost } from './lost-parts.tsx'
import { EmbeddedChart } from './pages/digital-stats/embedded-chart.tsx'
import { missingRequest } from './pages/failures/missing-request.ts'
import { badAddressPage, notFoundPage, serverErrorPage } from './pages/failures/pages.ts'
import { App } from './router/app.tsx'
import { jsonLdOf } from './router/json-ld-of.ts'
import { layouts } from './router/layouts.ts'
import { loadWhole } from './router/load-view.ts'
import { addressOf, headParams, resolvePage } from './router/resolve-page.ts'
import { headerFailure, shownPage } from './router/shown-page.ts'
import { routes } from './routes.ts'
import { loadCalls } from './store/load-call.ts'
import { type AppStore, makeStore } from './store/make-store.ts'
import { remoteActions, responseFor } from './store/remote.ts'
import { initialSite } from './store/shell/site-slice.ts'
import { stateJson } from './store/state-json.ts'
import { markedIds } from './ui/chart/chart-data.ts'
import { ChartPicture } from './ui/chart/chart-picture.tsx'
import { setLogoDrawer } from './ui/drawn-logo.tsx'
import { renderPage, setHtmlRenderer } from './ui/memo-html.tsx'
import './styles/main.css'

setHtmlRenderer(renderToString)
setLogoDrawer(drawMark)
const DEVICES = ['desktop', 'mobile'] as const
// Loaded at startup, so that no request waits for a module and failures can be rendered at once. In development other
// pages are loaded when they are asked for.
const LOADED = import.meta.env.DEV ? [notFoundPage, badAddressPage, serverErrorPage] : ALL_PAGES
await Promise.all(DEVICES.flatMap(device => LOADED.map(page => loadWhole(page.views[device]))))
await drawnParts()
const loadedLayouts = {
  desktop: (await layouts.desktop.load()).Layout,
  mobile: (await layouts.mobile.load()).Layout,
}

async function render(request: PageRequest): Promise<RenderedPage> {
  const { pathname, search, device, api, siteName, siteUrl, settings, posted, onLostPart } = request
  const address = addressOf(pathname, search)
  const store = makeStore(
    { site: { ...initialSite, ...settings, name: siteName, url: siteUrl, device, path: address } },
    { api },
  )
  const asked = resolvePage(pathname, address.slice(pathname.length))
  if (posted) rememberPosted(store, posted)
  await store.dispatch(loadCalls(asked.requests))
  const shown = shownPage(store.getState().remote, asked)
  if (shown === notFoundPage) await store.dispatch(loadCalls([missingRequest(pathname)]))

  const { remote } = store.getState()
  const isPrivate = asked.page.kind === 'private'
  const status = headerFailure(remote, asked) ?? (shown === notFoundPage ? 404 : (posted?.error?.status ?? 200))
  const head = responseFor(remote, 'page-html-head', headParams(asked))
  if (import.meta.env.DEV) await loadWhole(shown.views[device]).then(drawnParts)
  const drawn = draw(store, asked)
  const errors = await errorsOfLostParts(drawn.html, elementOf(store, asked))
  // Robots and visitors without JavaScript would get an empty page.
  if (isViewLost(drawn.html)) throw errors[0]
  for (const error of errors) onLostPart(error)
  return {
    ...drawn,
    status,
    title: status === 404 ? `Страница не найдена — ${siteName}` : (head?.title ?? siteName),
    head:
      status === 200 && !isPrivate
        ? forRobots(withPicture(head, asked, siteUrl), address !== pathname && asked.page.name !== 'compare')
        : null,
    isPrivate,
    isForReading: status === 200 && asked.page.isForReading === true,
    jsonLd: status === 200 ? jsonLdOf(asked, remote, { siteUrl, siteName }) : [],
    tags: asked.page.tags(asked.params as never),
    isComplete: errors.length === 0 && Object.values(remote).every(record => !record.isError),
  }
}

/** An operator's picture for the page wins over that of its query. */
function withPicture(head: Head, asked: ResolvedPage, siteUrl: string): Head {
  const { sharePicture } = documentOf(asked.page.name)
  if (head === null || head.image !== null || !sharePicture) return head
  if (sharePicture === 'card' || !('ofQuery' in sharePicture)) return head
  const path = sharePicture.ofQuery(asked.params as never, new URLSearchParams(asked.search))
  return { ...head, image: siteUrl + path }
}

/** Search engines get the whole list; its filtered parts are for visitors. Comparisons are no list: a canonical address is enough. */
function forRobots(head: Head, isFiltered: boolean): Head {
  if (head === null || !isFiltered) return head
  const meta = head.tags.meta.filter(({ name }) => name !== 'robots')
  return { ...head, tags: { meta: [...meta, { name: 'robots', content: 'noindex, follow' }] } }
}

type Head = RenderedPage['head']

/** Fills the record that the form would have if the browser had sent it. */
function rememberPosted({ dispatch }: AppStore, { name, request, response, error }: PostedForm): void {
  dispatch(remoteActions.started({ name, request }))
  if (error) dispatch(remoteActions.failed({ name, request, error }))
  else dispatch(remoteActions.ended({ name, request, response }))
}

function renderFailure({ status, device, siteName }: Parameters<PageRenderer['renderFailure']>[0]): RenderedPage {
  const api = () => Promise.reject(new Error('A failure page makes no calls'))
  const store = makeStore({ site: { ...initialSite, name: siteName, device } }, { api })
  const isBadAddress = status < 500
  const page = isBadAddress ? badAddressPage : serverErrorPage
  const resolved = { page, pathname: '/', search: '', params: {}, requests: [] }
  return {
    ...draw(store, resolved),
    state: null,
    status,
    title: `${isBadAddress ? 'Адрес с ошибкой' : 'Ошибка сервера'} — ${siteName}`,
    head: null,
    jsonLd: [],
    tags: [],
    isComplete: false,
    isPrivate: false,
    isForReading: false,
  }
}

async function renderFramed({ pathname, title, html, device, api, siteName, siteUrl }: FramedRequest) {
  const store = makeStore({ site: { ...initialSite, name: siteName, url: siteUrl, device, path: pathname } }, { api })
  const asked = resolvePage(pathname, '')
  await store.dispatch(loadCalls(asked.requests))
  const Layout = loadedLayouts[device]
  const written = { dangerouslySetInnerHTML: { __html: html } }
  const drawn = renderPage(
    <Provider store={store}>
      <LocationContext value={asked}>
        <Layout>
          <div {...written} />
        </Layout>
      </LocationContext>
    </Provider>,
  )
  return {
    html: drawn,
    state: null,
    status: 200,
    title: `${title} — ${siteName}`,
    head: null,
    jsonLd: [],
    modules: [layouts[device].module],
    drawn: null,
    tags: [],
    isComplete: true,
    isPrivate: false,
    isForReading: false,
  }
}

function renderChart({ answer, search, device, siteName, siteUrl }: EmbedRequest): RenderedPage {
  const query = readStatQuery(new URLSearchParams(search))
  return {
    html: [renderToString(<EmbeddedChart {...{ answer, query, siteName, siteUrl }} />)],
    state: null,
    status: 200,
    title: `${answer.title} — ${siteName}`,
    head: null,
    jsonLd: [],
    ...bundleOf(resolvePage(href('digital-stats'), '').page, device),
    tags: [],
    isComplete: true,
    isPrivate: false,
    isForReading: false,
  }
}

type Bundle = Pick<RenderedPage, 'modules' | 'drawn'>
type EmbedRequest = Parameters<PageRenderer['renderChart']>[0]

function drawChart({ answer: { id, chart }, search }: Parameters<PageRenderer['drawChart']>[0]): string {
  const marked = markedIds(chart, marksOf(readStatQuery(new URLSearchParams(search)), id))
  return renderToString(<ChartPicture chart={chart} marked={marked} />)
}

function draw(store: AppStore, resolved: ResolvedPage): Pick<RenderedPage, 'html' | 'state'> & Bundle {
  const { remote, site } = store.getState()
  const { device } = site
  const html = renderPage(elementOf(store, resolved))
  const bundle = bundleOf(shownPage(remote, resolved), device)
  return { html, state: stateJson(store.getState(), resolved.page.drawnOnly), ...bundle }
}

function elementOf(store: AppStore, resolved: ResolvedPage): ReactElement {
  const { device } = store.getState().site
  const source = { current: resolved, subscribe: () => () => undefined }
  return (
    <Provider store={store}>
      <App source={source} Layout={loadedLayouts[device]} onCrash={() => undefined} />
    </Provider>
  )
}

const bundleOf = ({ views }: AnyPage, device: Device): Bundle => {
  const { module, drawn } = views[device]
  return { modules: [layouts[device].module, module], drawn: drawn?.module ?? null }
}

export const renderer: PageRenderer = {
  render,
  renderFailure,
  renderFramed,
  renderChart,
  drawChart,
  cacheKey: addressOf,
  bundles: DEVICES.flatMap(device => ALL_PAGES.map(page => ({ page: page.name, device, ...bundleOf(page, device) }))),
  pages: Object.fromEntries(
    routes.map(({ name }) => {
      const { sitemap, head, sharePicture = null } = documentOf(name)
      return [name, { sitemap: typeof sitemap === 'string' ? sitemap : null, head, sharePicture }]
    }),
  ) as PageRegistry,
}
