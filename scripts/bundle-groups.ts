import { posix, relative, sep } from 'node:path'

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

/** Pages that most visits see: what two of them share travels with the shell, so that it is downloaded once. */
const MAIN_FAMILIES = new Set(['main', 'rating', 'agency', 'compare'])

/** Families of forms, the calculator among them: what only they share is one file, which pages without forms never load. */
const FORM_FAMILIES = new Set([
  'calculator',
  'tender',
  'profile-add',
  'agency-contacts',
  'review-request',
  'review-forms',
  'digital-stats',
  'subscription',
  'cases',
  'advertising',
  'promo-forms',
  'contacts',
  'forms',
])

/** Texts drawn by the server: what only they share is small, and must not bring along parts of lists. */
const READING_FAMILIES = new Set(['article', 'case', 'about', 'persons', 'promo', 'methodology'])

const CONTACT_FAMILIES = new Set(['contacts', 'forms'])
const AWARD_FAMILIES = new Set(['promo', 'promo-forms'])

/** Hooks over the whole store are small, and a shared file for one of them would bring along its neighbours. */
const STORE = /^src\/client\/store\/[\w-]+\.ts$/

/** Little code that ratings or agencies share with forms, which would otherwise load the rest of what those share. */
const SMALL = /online-visitors|domain\/vocabulary\/systems|ui\/badge/

/** Ratings show it on demand, articles bring its styles. */
const OFFER = /^src\/client\/features\/research-popup\/.*\.css$/

/** Where a chunk begins: the entry, a device's layout, a view of a page family, or something loaded on demand. */
type Root =
  | { kind: 'entry' }
  | { kind: 'layout'; device: string }
  | { kind: 'view'; family: string; device: string }
  | { kind: 'demand' }

/**
 * The browser gets few files: the packages, the shell with what the main pages share, the layout of its device, and the
 * page family (code for both devices, code for one, and code shared with smaller families). A family has one stylesheet
 * for both devices. Code that is loaded on demand is left to automatic chunks.
 */
export function makeChunkNames(root: string) {
  const pathOf = (id: string): string => relative(root, id.replace(/\?.*$/, '')).split(sep).join('/')

  return (id: string, context: Context): string | null => {
    if (VENDOR.test(id) || id.startsWith('\0rolldown')) return 'vendor'
    const roots = [...rootsOf(id, context)]
      .map(pathOf)
      .map(rootOf)
      .filter(({ kind }) => kind !== 'demand')
    const isStyle = /\.css$/.test(pathOf(id))
    if (roots.length === 0) return null
    if (SMALL.test(pathOf(id))) return 'shell'
    if (OFFER.test(pathOf(id))) return 'offer'
    if (roots.some(({ kind }) => kind === 'entry')) return 'shell'
    const layouts = new Set(roots.flatMap(each => (each.kind === 'layout' ? each.device : [])))
    const views = roots.flatMap(each => (each.kind === 'view' ? each : []))
    const families = new Set(views.map(({ family }) => family))
    if (layouts.size > 0) {
      return isStyle || layouts.size > 1 || families.size > 0 ? 'shell' : `layout-${[...layouts].join()}`
    }
    const [first, ...otherMain] = [...families].filter(family => MAIN_FAMILIES.has(family))
    if (otherMain.length > 0 || (families.size > 1 && STORE.test(pathOf(id)))) return 'shell'
    if (families.size > 1) return sharedName(families, first)
    const [family = ''] = families
    const devices = new Set(views.map(({ device }) => device))
    return isStyle || devices.size > 1 || devices.has('both') ? family : `${family}-${[...devices].join()}`
  }
}

function sharedName(families: ReadonlySet<string>, main: string | undefined): string {
  if (main !== undefined) return `${main}-shared`
  const areAll = (known: ReadonlySet<string>) => [...families].every(family => known.has(family))
  // Phone numbers: little, and only these need them.
  if (areAll(CONTACT_FAMILIES)) return 'contacts'
  if (areAll(AWARD_FAMILIES)) return 'promo-shared'
  if (areAll(FORM_FAMILIES)) return 'forms-shared'
  return areAll(READING_FAMILIES) ? 'reading-shared' : 'more'
}

/** The modules whose loading loads this one: the entry and targets of dynamic imports. */
function rootsOf(id: string, context: Context): ReadonlySet<string> {
  const seen = new Set([id])
  const roots = new Set<string>()
  for (const each of seen) {
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(each) ?? {}
    if (dynamicImporters.length > 0 || importers.length === 0) roots.add(each)
    for (const importer of importers) seen.add(importer)
  }
  return roots
}

const FAMILY =
  /^src\/client\/pages\/(agency\/(?:contacts|faq|interviews|mentions|portfolio|prices|reviews)|promo\/responses|tender\/promo|rating\/cms|(?:abc|news|research)\/item|cases\/case|review-request\/help|interviews\/interview|[\w-]+)[/-]/

function rootOf(path: string): Root {
  if (path === 'src/client/entry-client.tsx') return { kind: 'entry' }
  const [, layout] = /^src\/client\/layout\/(desktop|mobile)\.tsx$/.exec(path) ?? []
  if (layout) return { kind: 'layout', device: layout }
  const [, family] = FAMILY.exec(path) ?? []
  const file = posix.basename(path)
  if (family && /(view|desktop|mobile)\.tsx$/.test(file)) {
    const device = /(desktop|mobile)\.tsx$/.exec(file)?.[1] ?? 'both'
    return { kind: 'view', family: familyName(family), device }
  }
  return { kind: 'demand' }
}

/** Small pages of one kind share a file. */
const FAMILIES: Readonly<Record<string, string>> = {
  'not-found': 'main',
  'bad-address': 'main',
  'server-error': 'main',
  'lost-link': 'forms',
  'message-confirm': 'forms',
  // Long lists with filters and dialogs, which the first tab of an agency does without.
  'agency/mentions': 'agency-lists',
  'agency/portfolio': 'agency-lists',
  'agency/reviews': 'agency-lists',
  // Small tabs, which the first one does without.
  'agency/faq': 'agency-tabs',
  'agency/interviews': 'agency-tabs',
  'agency/prices': 'agency-tabs',
  // The one tab of an agency with a form: it has the agency's frame, which other forms do without.
  'agency/contacts': 'agency-contacts',
  // The form itself; what follows the sending is read by few.
  'tender/promo': 'tender',
  // The one page of the award with a form.
  'promo/responses': 'promo-forms',
  // The rating of systems leads to their pages, not to agencies.
  'rating/cms': 'cms-rating',
  'review-add': 'review-forms',
  'review-reply': 'review-forms',
  tender: 'forms',
  // A text without the lists that lead to it.
  'abc/item': 'article',
  'news/item': 'article',
  'research/item': 'article',
  'interviews/interview': 'article',
  'cases/case': 'case',
  // A text among forms.
  'review-request/help': 'article',
  news: 'articles',
  research: 'articles',
  abc: 'articles',
  interviews: 'articles',
  // Rules, privacy, consents.
  text: 'article',
}

const familyName = (folder: string): string => FAMILIES[folder] ?? folder
