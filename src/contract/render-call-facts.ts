import type { Call } from './define.ts'

type Known = Call & { grows?: string | null; keptWhenEmpty?: string; keptBy?: string }

/**
 * Facts about calls for the browser, as plain data: the calls themselves need the schema library, which is too
 * heavy for the bundle. The generated types come from the contract, so a stale file does not compile.
 */
export function renderCallFacts(contract: Record<string, Call>): string {
  const calls = Object.entries(contract) as [string, Known][]
  const table = (name: string, type: string, rows: readonly (readonly [string, string])[]) =>
    [
      `export const ${name}: { readonly [N in ${type} } = {`,
      ...rows.map(([call, value]) => `  '${call}': ${value},`),
      '}',
    ].join('\n')
  const commands = calls.filter(([, { kind }]) => kind === 'command').map(([name]) => [name, 'true'] as const)
  const growing = calls.flatMap(([name, { grows }]) => (grows ? [[name, `'${grows}'`] as const] : []))
  const kept = calls.flatMap(([name, { keptWhenEmpty }]) =>
    keptWhenEmpty ? [[name, `'${keptWhenEmpty}'`] as const] : [],
  )
  const side = calls.flatMap(([name, { keptBy }]) => (keptBy ? [[name, `'${keptBy}'`] as const] : []))
  return `${[
    '// Made by `npm run generate` from src/contract/calls. Do not edit.',
    "import type { CommandName, Fact, NameWith } from './index.ts'",
    '',
    table('COMMANDS', 'CommandName]: true', commands),
    '',
    '/** The list of an answer that the next page is appended to. */',
    table('GROWING_LIST', "NameWith<'grows'>]: Fact<N, 'grows'>", growing),
    '',
    '/** The part of an earlier answer that an empty list keeps. */',
    table('KEPT_WHEN_EMPTY', "NameWith<'keptWhenEmpty'>]: Fact<N, 'keptWhenEmpty'>", kept),
    '',
    '/** The parameter by which several answers are kept side by side. */',
    table('KEPT_BY', "NameWith<'keptBy'>]: Fact<N, 'keptBy'>", side),
  ].join('\n')}\n`
}
