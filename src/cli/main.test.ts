import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '#tests/support/files/source-files.ts'
import { processEnv } from '#tests/support/site/node-process.ts'
import { COMMANDS } from './commands.ts'

const ops = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    encoding: 'utf8',
    env: processEnv({}),
  })

test('without a command it lists the commands and succeeds', () => {
  const { status, stdout } = ops()
  expect(status).toBe(0)
  for (const { name, summary } of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'))
})

test.each(COMMANDS)('$name loads the command of that name', async ({ name, load }) => {
  expect((await load()).name).toBe(name)
})

/** Of commands that have no test beside them. */
const untested = (paths: readonly string[]): string[] =>
  paths.filter(path => !path.endsWith('.test.ts') && !paths.includes(path.replace(/\.ts$/, '.test.ts')))

test('a command has its test beside it', () => {
  expect(untested(listFiles('src/cli/commands'))).toEqual([])
  expect(untested(['ads.ts', 'ads.test.ts', 'mail.ts', 'ads/mail.test.ts'])).toEqual(['mail.ts'])
})

test('a command explains its options without touching the database', () => {
  const { status, stdout } = ops('recompute', '--help')
  expect(status).toBe(0)
  expect(stdout).toContain('--dry-run')
})

test.each([
  [['no-such'], 'Нет команды «no-such»'],
  [['stats', '--loud'], 'Не понимаю параметры'],
  [['stats', 'recompute', 'everything'], 'npm run ops -- stats [recompute]'],
  [['mail'], 'npm run ops -- mail <list|retry>'],
  [['reviews'], 'npm run ops -- reviews <list|show|approve|decline> [id]'],
  [['reviews', 'list', '1', '2'], 'npm run ops -- reviews <list|show|approve|decline> [id]'],
  [['registrations'], 'npm run ops -- registrations <list|show|approve|decline> [id]'],
  [['explain', 'aurora'], 'npm run ops -- explain <агентство> <путь рейтинга>'],
])('%j is refused in one line with exit code 2', (args, message) => {
  const { status, stderr } = ops(...args)
  expect(status).toBe(2)
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(message)])
})

test('a database that cannot be opened is one line, without a stack or the password', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), 'stats'], {
    encoding: 'utf8',
    env: processEnv({ DATABASE_URL: 'postgresql://someone:hidden@127.0.0.1:1/merilo' }),
  })
  expect(status).toBe(1)
  expect(stderr).toBe('DATABASE_URL: сервер PostgreSQL не отвечает (connect ECONNREFUSED 127.0.0.1:1).\n')
})
