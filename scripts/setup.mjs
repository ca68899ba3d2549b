// Installs what is missing before `npm start` and `npm test`. Runs on Node 20 or later without packages, because it
// installs them. Every step is checked first, so a second run does nothing.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const STAMP = join(ROOT, 'node_modules/.merilo-packages')
// Node runs TypeScript from 22.18 on; with an older Node this version is installed into node_modules.
const OLDEST_NODE = [22, 18]
const NODE_PACKAGE = 'node@24.21.0'

const isForTests = process.argv.includes('--tests')
let isAptFresh = false
const steps = [
  { name: 'Пакеты из package-lock.json', isDone: hasPackages, run: installPackages },
  { name: `Node 24 рядом с пакетами (на машине ${process.version})`, isDone: hasNode, run: installNode },
  ...(isForTests
    ? [
        { name: 'Chromium для проверок в браузере', isDone: hasChromium, run: installBrowser },
        { name: 'PostgreSQL для проверок на сервере', isDone: hasPostgres, run: () => aptInstall('postgresql') },
        { name: 'nginx для проверки его настроек', isDone: () => hasCommand('nginx'), run: () => aptInstall('nginx') },
        {
          name: 'OpenSSL для пробного сертификата',
          isDone: () => hasCommand('openssl'),
          run: () => aptInstall('openssl'),
        },
      ]
    : []),
]

const missing = steps.filter(step => !step.isDone())
for (const [index, step] of missing.entries()) {
  const started = Date.now()
  say(`[${index + 1}/${missing.length}] ${step.name}…`)
  step.run()
  if (!step.isDone()) fail(`${step.name}: не получилось. Подробности выше.`)
  say(`[${index + 1}/${missing.length}] готово за ${Math.round((Date.now() - started) / 1000)} с`)
}

function hasPackages() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()
}

function installPackages() {
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(STAMP, lockHash())
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
}

function hasNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isNewEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
  // npm puts the packaged Node first in PATH, so this script may be running on it.
  const isOwnEnough = isNewEnough && !process.execPath.startsWith(join(ROOT, 'node_modules'))
  // `npm ci` removes it with everything else, so it is missing whenever the packages are.
  return isOwnEnough || (hasPackages() && spawnSync(join(ROOT, 'node_modules/.bin/node'), ['--version']).status === 0)
}

function installNode() {
  npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', NODE_PACKAGE])
}

function npm(args) {
  const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) fail(`npm ${args[0]} не удался. Проверьте доступ к реестру npm и повторите.`)
}

function hasChromium() {
  const places = JSON.parse(readFileSync(join(ROOT, 'scripts/browsers.json'), 'utf8'))
  return [process.env.CHROMIUM_PATH, ...places].some(place => place && existsSync(place))
}

// The headless shell needs less than half the CPU; older Debian releases have only the full browser.
function installBrowser() {
  aptInstall('chromium-headless-shell', 'chromium')
}

function hasPostgres() {
  if (process.env.TEST_DATABASE_URL) return true
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  return versions.some(version => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`))
}

/** Debian keeps servers in /usr/sbin, which is not on every user's PATH. */
function hasCommand(name) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return folders.some(folder => existsSync(join(folder, name)))
}

/** Alternatives to installing. */
const INSTEAD = {
  postgresql: ' или задайте TEST_DATABASE_URL',
  chromium: ' или задайте CHROMIUM_PATH',
}

/** Installs the first package that apt knows. */
function aptInstall(...names) {
  const usual = names.at(-1)
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) {
    const instead = INSTEAD[usual] ?? ''
    fail(`Для проверок нужен ${usual}: установите его (в Debian: sudo apt-get install ${usual})${instead}.`)
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  if (!isAptFresh) execFileSync('apt-get', ['update', '-qq'], options)
  isAptFresh = true
  const name = names.find(known => spawnSync('apt-cache', ['show', '-q', known]).status === 0) ?? usual
  execFileSync('apt-get', ['install', '-y', '-qq', name], options)
}

function say(line) {
  process.stdout.write(`${line}\n`)
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
