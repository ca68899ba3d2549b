import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'

const ROOT = join(import.meta.dirname, '..')
const BIN = join(ROOT, 'node_modules/.bin')
const REPORT = join(ROOT, '.cache/test-report.json')

interface Count {
  passed: number
  failed: number
}

interface Check {
  name: string
  run: () => Promise<Count> | Count
}

const vitestArgs = process.argv.slice(2).filter(argument => argument !== '--quick')

const STATIC: readonly Check[] = [
  { name: 'Форма и ошибки письма (Biome)', run: () => tool('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'Типы сервера', run: () => types('tsconfig.server.json') },
  { name: 'Типы браузера', run: () => types('tsconfig.client.json') },
]

/** `npm test`: every check, cheapest first. */
const ALL: readonly Check[] = [
  ...STATIC,
  { name: 'Ничего лишнего (knip)', run: () => tool('knip', ['--no-progress', '--no-config-hints']) },
  {
    name: 'Ничего только для тестов (knip)',
    run: () => tool('knip', ['--production', '--exclude', 'dependencies', '--no-progress', '--no-config-hints']),
  },
  { name: 'Сборка', run: bundles },
  { name: 'Тесты', run: () => vitest(vitestArgs) },
]

/** `npm run test:quick`: checks that need neither a browser nor a PostgreSQL server. */
const QUICK: readonly Check[] = [
  ...STATIC,
  { name: 'Тесты без браузера и сервера', run: () => vitest(['--project', 'unit', '--project', 'dom', ...vitestArgs]) },
]

const CHECKS = process.argv.includes('--quick') ? QUICK : ALL

async function bundles(): Promise<Count> {
  await buildIfStale()
  return { passed: 1, failed: 0 }
}

/** Collecting garbage less often saves a third of the compiler's processor time. */
const types = (project: string): Count => tool('tsc', ['-p', project], { GOGC: '400' })

function tool(name: string, args: readonly string[], env: Record<string, string> = {}): Count {
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } } as const
  const isGood = spawnSync(join(BIN, name), args, options).status === 0
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function vitest(args: readonly string[]): Count {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  rmSync(REPORT, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const { status } = spawnSync(join(BIN, 'vitest'), ['run', ...reporters, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test' },
  })
  return countOf(REPORT, status === 0)
}

/** A run that fails without a failed test (in a hook, or by an unhandled error) still counts as a failure. */
function countOf(report: string, isGood: boolean): Count {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: isGood ? numFailedTests : Math.max(1, numFailedTests) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const total: Count = { passed: 0, failed: 0 }
for (const [index, check] of CHECKS.entries()) {
  console.log(`\n[${index + 1}/${CHECKS.length}] ${check.name}`)
  const started = Date.now()
  const { passed, failed } = await check.run()
  console.log(`      ${failed === 0 ? 'хорошо' : 'плохо'}, ${Math.round((Date.now() - started) / 1000)} с`)
  total.passed += passed
  total.failed += failed
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
