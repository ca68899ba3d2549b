import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, test } from 'vitest'
import { browserLines, serverLines } from '#server/operations/source-lines.ts'
import { readText } from '#tests/support/files/source-files.ts'

const CLIENT = join(inject('distDir'), 'client')
const MAPS = join(inject('distDir'), 'maps')
const [NEWEST = []] = JSON.parse(readFileSync(join(CLIENT, 'releases.json'), 'utf8')) as string[][]
/** Neither the bundler's own part nor what only brings styles has a source to map to. */
const scripts = NEWEST.filter(file => /(?<!rolldown-runtime-.*)\.js$/.test(file))
  .map(file => ({ file: file.replace('assets/', ''), code: readFileSync(join(CLIENT, file), 'utf8') }))
  .filter(({ code }) => code !== '')

const namesMap = (code: string) => code.includes('sourceMappingURL')

test('every script has its map outside the public folder, and nothing there names one', async () => {
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter(({ file }) => !existsSync(join(MAPS, `${file}.map`)))).toEqual([])
  expect(globSync('**/*.map*', { cwd: CLIENT })).toEqual([])
  expect(scripts.filter(({ code }) => namesMap(code)).map(({ file }) => file)).toEqual([])
  expect(namesMap('let a=1\n//# sourceMappingURL=a.js.map')).toBe(true)
})

test.each(['/assets/', '/maps/', '/assets/../maps/', '/assets/..%2fmaps/'])(
  '%s has no maps for visitors',
  async folder => {
    for (const { file } of scripts.slice(0, 3)) {
      expect((await fetch(`${inject('siteUrl')}${folder}${file}.map`)).status).toBe(404)
    }
  },
)

/** The line and column of a text in a file. */
function placeOf(code: string, text: string): string {
  const lines = code.slice(0, code.indexOf(text)).split('\n')
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

/** The line of our sources that a frame of a stack names. */
function lineOf(frame: string): string | undefined {
  const [, path = '', line] = /^at x \((src\/[\w./-]+):(\d+):\d+\)$/.exec(frame) ?? []
  return readText(path).split('\n')[Number(line) - 1]
}

test('a place in a script is mapped to the line of the source that it was made of', () => {
  const text = 'Error without any message'
  const { file, code } = scripts.find(script => script.code.includes(text)) ?? { file: '', code: '' }
  const frame = `at x (https://merilo.example/assets/${file}:${placeOf(code, text)})`
  expect(lineOf(browserLines(MAPS).trueLines(frame))).toContain(text)
})

test.each([
  ['site/main.js', 'На сервере что-то сломалось. Мы уже знаем'],
  ['server/entry-server.js', 'A failure page makes no calls'],
])('so is a place in %s of the server', (file, text) => {
  const path = join(inject('distDir'), file)
  const frame = `at x (${pathToFileURL(path)}:${placeOf(readFileSync(path, 'utf8'), text)})`
  expect(lineOf(serverLines().trueLines(frame))).toContain(text)
})
