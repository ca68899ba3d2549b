// Installs what is missing before `npm start` and `npm test`. Runs on Node 20 or later without packages, because it
// installs them. Every step is checked first, so a second run does nothing. `--site` leaves out what only developers
// need, which is more than half.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const STAMP = join(ROOT, 'node_modules/.merilo-packages')
// Node runs TypeScript from 22.18 on; with an older Node this version is installed into node_modules.
const OLDEST_NODE = [22, 18]
const NODE_PACKAGE = 'node@24.21.0'
// On Windows npm writes two wrappers beside the first.
const COMMANDS_OF_NODE = ['node', 'node.cmd', 'node.ps1']

const isForSite = process.argv.includes('--site')
const isForTests = process.argv.includes('--tests')
let isAptFresh = false
const steps = [
  { name: packagesTitle(), isDone: () => hasPackages() && hasNode(), run: installPackages },
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
  await step.run()
  if (!step.isDone()) fail(`${step.name}: не получилось. Подробности выше.`)
  say(`[${index + 1}/${missing.length}] готово за ${Math.round((Date.now() - started) / 1000)} с`)
}

function packagesTitle() {
  const node = needsNode() ? ` и Node 24 рядом с ними (на машине ${process.version})` : ''
  return `Пакеты из package-lock.json${node}`
}

/** All packages will do where those of the site are enough. */
function hasPackages() {
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  return stamp === stampOf(false) || (isForSite && stamp === stampOf(true))
}

function stampOf(isSiteOnly) {
  const hash = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  return isSiteOnly ? `${hash} site` : hash
}

/** `npm ci` removes Node with the other packages, so it is fetched beside them meanwhile and then moved. */
async function installPackages() {
  const fetching = needsNode() ? fetchNode() : null
  if (!hasPackages()) {
    await npm('ci', ...(isForSite ? ['--omit=dev'] : []))
    writeFileSync(STAMP, stampOf(isForSite))
  }
  if (fetching) placeNode(await fetching)
}

function needsNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isNewEnough = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
  // npm puts the packaged Node first in PATH, so this script may be running on it.
  return !isNewEnough || process.execPath.startsWith(join(ROOT, 'node_modules'))
}

function hasNode() {
  return !needsNode() || spawnSync(join(ROOT, 'node_modules/.bin/node'), ['--version']).status === 0
}

/** Returns the folder it is in. */
async function fetchNode() {
  const folder = join(ROOT, '.cache/node')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{}')
  await npm('install', '--no-save', '--prefix', folder, NODE_PACKAGE)
  return folder
}

/** The commands in `.bin` name the package by its place beside them. */
function placeNode(folder) {
  for (const place of ['node_modules/node', ...COMMANDS_OF_NODE.map(name => `node_modules/.bin/${name}`)]) {
    rmSync(join(ROOT, place), { recursive: true, force: true })
    if (lstatSync(join(folder, place), { throwIfNoEntry: false })) renameSync(join(folder, place), join(ROOT, place))
  }
  rmSync(folder, { recursive: true, force: true })
}

async function npm(command, ...args) {
  const options = { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }
  const child = spawn('npm', [command, '--no-audit', '--no-fund', '--loglevel=error', ...args], options)
  const [status] = await once(child, 'exit')
  if (status !== 0) fail(`npm ${command} не удался. Проверьте доступ к реестру npm и повторите.`)
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
