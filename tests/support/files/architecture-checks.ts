import type { Import } from './source-files.ts'

export interface Edge extends Import {
  from: string
  /** From the root; null for packages. */
  to: string | null
}

/** An import of one of our files. */
export type OwnEdge = Edge & { to: string }

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
export const isIn = (path: string, part: string): boolean => path === `src/${part}` || path.startsWith(`src/${part}/`)
export const folderOf = (path: string): string => path.split('/')[1] ?? ''

/** An import of another folder of src that the table does not allow. */
export const isOutsideTable =
  (table: Readonly<Record<string, readonly string[]>>) =>
  ({ from, to }: OwnEdge): boolean =>
    !isIn(to, folderOf(from)) && !(table[folderOf(from)] ?? []).some(part => isIn(to, part))

/** The client would bring the schema library to browsers. */
export const isContractValue =
  (plainData: string) =>
  ({ from, to, kind }: OwnEdge): boolean =>
    kind !== 'type' && isIn(from, 'client') && isIn(to, 'contract') && !isIn(to, plainData)

export const isSupportInProduct = ({ from, to }: Edge): boolean => to?.startsWith('tests/') === true && !isTest(from)

export const isPackageIn =
  (pure: readonly string[]) =>
  ({ from, to }: Edge): boolean =>
    to === null && !isTest(from) && pure.some(part => isIn(from, part))

/** An import of one member of a folder by another; registries know all of them. */
export const isBetweenMembers = (part: string, registries: readonly string[]) => {
  const memberOf = (path: string) => path.split('/')[part.split('/').length + 1]
  const isMember = (path: string) => isIn(path, part) && !registries.includes(path)
  return ({ from, to }: OwnEdge): boolean => isMember(from) && isMember(to) && memberOf(from) !== memberOf(to)
}

export function cyclesIn(edges: readonly Pick<OwnEdge, 'from' | 'to'>[]): string[] {
  const next = Map.groupBy(edges, ({ from }) => from)
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path)
    if (at >= 0) cycles.push([...trail.slice(at), path].join(' → '))
    if (at >= 0 || done.has(path)) return
    for (const { to } of next.get(path) ?? []) visit(to, [...trail, path])
    done.add(path)
  }
  for (const path of next.keys()) visit(path, [])
  return cycles
}

/** Neither kebab-case nor a migration with a number and snake_case. */
export function isMisnamed(path: string): boolean {
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  const isKebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/.test(name)
  const isMigration = path.startsWith('src/db/migrations/') && /^\d{4}_[a-z0-9]+(_[a-z0-9]+)*\.sql$/.test(name)
  return !(isKebab || isMigration) || parts.some(part => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))
}

const CATCH_ALL_FOLDERS = ['lib', 'utils', 'util', 'helpers', 'common', 'shared', 'misc']
export const isInCatchAll = (path: string): boolean => path.split('/').some(part => CATCH_ALL_FOLDERS.includes(part))

/** Folders with more than so many files, each with their number. */
export const largeFolders = (paths: readonly string[], most: number): string[] =>
  [...Map.groupBy(paths, path => path.slice(0, path.lastIndexOf('/')))]
    .filter(([, files]) => files.length > most)
    .map(([folder, files]) => `${folder}: ${files.length}`)

export const isIndex = (path: string): boolean => /\/index\.\w+$/.test(path)

export const hasDefaultExport = (text: string): boolean => /^export default\b|^export \{[^}]*\bas default\b/m.test(text)

export const linesIn = (text: string): number => text.trimEnd().split('\n').length

/** Numbers of migrations that are not those of their places. */
export const misnumbered = (paths: readonly string[]): string[] =>
  paths.filter((path, index) => Number(path.split('/').at(-1)?.slice(0, 4)) !== index + 1)
