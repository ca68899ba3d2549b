// Completes package-lock.json after `npm install` from a registry mirror without the builds for other platforms: npm
// omits their entries, and `npm ci` then rejects the lock file. Versions come from the parent packages; integrity
// hashes are left out. See docs/decisions/0002-lock-file.md. Run: node scripts/complete-lock.mjs
import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('../package-lock.json', import.meta.url)
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'aix', 'netbsd', 'openbsd', 'sunos']
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32', 'mips64el', 'arm']

const lock = JSON.parse(readFileSync(FILE, 'utf8'))
const added = []
for (const [parentPath, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`
    const words = name.split(/[/-]/)
    const os = SYSTEMS.filter(system => words.includes(system))
    const cpu = PROCESSORS.filter(processor => words.includes(processor)).slice(0, 1)
    if (lock.packages[path] || parentPath === '' || os.length === 0 || cpu.length === 0) continue
    const libc = words.some(word => word.startsWith('musl')) ? { libc: ['musl'] } : {}
    lock.packages[path] = { version, cpu, ...(parent.dev ? { dev: true } : {}), ...libc, optional: true, os }
    added.push(name)
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
process.stdout.write(`Дополнено записей: ${added.length}\n`)
