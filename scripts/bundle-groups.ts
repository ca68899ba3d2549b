import { join, relative, sep } from 'node:path'
import { runnerImport } from 'vite'
import { BUNDLE_FAMILIES, type BundleFamily, OWN_FILES, SMALL_SHARED } from '#client/app/bundle-families.ts'
import { nameLazyModules } from './name-lazy-modules.ts'

export const TARGET = 'es2023'
/** The bundles and the reading script must agree on class names. */
export const CLASS_NAME = '[hash:base64:5]'

interface ModuleInfo {
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

interface Context {
  getModuleInfo(id: string): ModuleInfo | null
}

/** Changes with our dependencies, not with our releases, so it stays in caches. */
const VENDOR = /node_modules\/(react|react-dom|scheduler|react-redux|redux|redux-thunk|use-sync-external-store)\//

/** The root of a chunk: the entry, a device's layout, a view of a page family, or a module loaded on demand. */
type Root =
  | { kind: 'entry' }
  | { kind: 'layout'; device: string }
  | ({ kind: 'view' } & ViewOfFamily)
  | { kind: 'demand' }

/**
 * The browser gets few files: the packages, the shell with what the main pages share, the layout of its device, and the
 * page family (code for both devices, code for one, and code shared with smaller families). A family has one stylesheet
 * for both devices. Code that is loaded on demand is left to automatic chunks.
 */
export function makeChunkNames(root: string, { views: viewsByPath, drawn }: Views) {
  const pathOf = (id: string): string => relative(root, id.replace(/\?.*$/, '')).split(sep).join('/')

  return (id: string, context: Context): string | null => {
    if (VENDOR.test(id) || id.startsWith('\0rolldown')) return 'vendor'
    const isStyle = /\.css$/.test(pathOf(id))
    // The page brings the styles of what the server draws in it; the code is loaded on demand.
    const isThrough = (one: string) => isStyle && drawn.has(pathOf(one))
    const roots = [...rootsOf(id, context, isThrough)]
      .map(pathOf)
      .map(path => rootOf(path, viewsByPath))
      .filter(one => one.kind !== 'demand' && (isStyle || one.kind !== 'view' || !one.isDrawn))
    if (roots.length === 0) return null
    const own = OWN_FILES.find(([part]) => part.test(pathOf(id)))
    if (own) return own[1]
    if (roots.some(({ kind }) => kind === 'entry')) return 'shell'
    const layouts = new Set(roots.flatMap(each => (each.kind === 'layout' ? each.device : [])))
    const views = roots.flatMap(each => (each.kind === 'view' ? each : []))
    const families = new Set(views.map(({ family }) => family))
    if (layouts.size > 0) {
      return isStyle || layouts.size > 1 || families.size > 0 ? 'shell' : `layout-${[...layouts].join()}`
    }
    const [first, ...otherMain] = [...families].filter(isMain)
    if (otherMain.length > 0 || (families.size > 1 && SMALL_SHARED.test(pathOf(id)))) return 'shell'
    if (families.size > 1) return first === undefined ? sharedName(families, pathOf(id)) : `${first}-shared`
    const [family] = families
    const devices = new Set(views.map(({ device }) => device))
    return isStyle || devices.size > 1 || devices.has('both') ? (family ?? null) : `${family}-${[...devices].join()}`
  }
}

const isMain = (family: BundleFamily): boolean => BUNDLE_FAMILIES[family].some(file => file === 'shell')

/** The first file that all of them name, in the order of the first. The kit and the domain bring along no features. */
function sharedName(families: ReadonlySet<BundleFamily>, path: string): string {
  const [first, ...others] = [...families].map((family): readonly string[] => BUNDLE_FAMILIES[family])
  const kept = first?.find(file => others.every(files => files.includes(file)))
  return kept ?? (/^src\/(client\/ui|domain)\//.test(path) ? 'kit' : 'more')
}

/** The modules whose loading loads this one: the entry and targets of dynamic imports. */
function rootsOf(id: string, context: Context, isThrough: (id: string) => boolean): ReadonlySet<string> {
  const seen = new Set([id])
  const roots = new Set<string>()
  for (const each of seen) {
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(each) ?? {}
    const isOpen = isThrough(each)
    if (!isOpen && (dynamicImporters.length > 0 || importers.length === 0)) roots.add(each)
    for (const importer of isOpen ? [...importers, ...dynamicImporters] : importers) seen.add(importer)
  }
  return roots
}

const LAYOUT = /^src\/client\/layout\/(desktop|mobile)\.tsx$/

function rootOf(path: string, views: ReadonlyMap<string, ViewOfFamily>): Root {
  if (path === 'src/client/entry-client.tsx') return { kind: 'entry' }
  const [, layout] = LAYOUT.exec(path) ?? []
  if (layout) return { kind: 'layout', device: layout }
  const view = views.get(path)
  return view ? { kind: 'view', ...view } : { kind: 'demand' }
}

export interface ViewOfFamily {
  family: BundleFamily
  device: string
  /** The server draws it: only its styles come with the page. */
  isDrawn?: boolean
}

interface Views {
  views: ReadonlyMap<string, ViewOfFamily>
  /** Parts of pages that the server draws; filled by `nameLazyModules`. */
  drawn: ReadonlySet<string>
}

/** Reads the families of views from the pages themselves, as the build sees them. */
export async function readViews(root: string): Promise<Views['views']> {
  const { module } = await runnerImport<{ VIEWS: readonly (ViewOfFamily & { module: string })[] }>(
    join(root, 'src/client/bundled-views.ts'),
    { root, configFile: false, logLevel: 'error', plugins: [nameLazyModules()] },
  )
  return new Map(module.VIEWS.map(view => [view.module, view]))
}
