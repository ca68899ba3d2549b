import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dropMaps } from '../scripts/keep-maps.ts'
import { keepReleases, readReleases } from '../scripts/keep-releases.ts'
import { temporaryFolder } from './support/files/temporary-folder.ts'

/** A build whose view has another hash each time; the shared file never changes. */
function build(folder: string, number: number): void {
  const before = readReleases(folder)
  const files = [`assets/view-${number}.js`, `assets/view-${number}.css`, 'assets/shared.js']
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const file of files)
    for (const encoding of ['', '.br', '.gz']) writeFileSync(join(folder, file + encoding), file)
  keepReleases(folder, before, files)
}

const viewsIn = (folder: string) =>
  readdirSync(join(folder, 'assets'))
    .filter(file => /^view-\d\.js$/.test(file))
    .sort()

test('files of the three builds before stay, older ones are deleted with their encodings', () => {
  const folder = temporaryFolder()
  for (const number of [1, 2, 3, 4]) build(folder, number)
  expect(viewsIn(folder)).toEqual(['view-1.js', 'view-2.js', 'view-3.js', 'view-4.js'])
  build(folder, 5)
  expect(viewsIn(folder)).toEqual(['view-2.js', 'view-3.js', 'view-4.js', 'view-5.js'])
  const files = readdirSync(join(folder, 'assets'))
  expect(files.filter(file => file.startsWith('view-1'))).toEqual([])
  expect(files).toContain('view-2.css.br')
  expect(files).toContain('shared.js')
})

test('the same build again pushes no release out', () => {
  const folder = temporaryFolder()
  for (const number of [1, 2, 3, 4, 4, 4]) build(folder, number)
  expect(viewsIn(folder)).toEqual(['view-1.js', 'view-2.js', 'view-3.js', 'view-4.js'])
  expect(readReleases(folder)).toHaveLength(4)
})

test.each([null, 'not JSON', '{"files":[]}', '[["assets/view-9.js"], 5]'])(
  'without a good list (%s) the files that are there count as one release',
  list => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'assets'))
    for (const file of ['view-1.js', 'view-1.js.br', 'view-2.js']) writeFileSync(join(folder, 'assets', file), '')
    if (list !== null) writeFileSync(join(folder, 'releases.json'), list)
    expect(readReleases(folder).map(files => files.toSorted())).toEqual([['assets/view-1.js', 'assets/view-2.js']])
    build(folder, 3)
    expect(viewsIn(folder)).toEqual(['view-1.js', 'view-2.js', 'view-3.js'])
  },
)

test('the first build of all has nothing to keep', () => {
  expect(readReleases(temporaryFolder())).toEqual([])
})

test('maps stay as long as the files they are of', () => {
  const folder = temporaryFolder()
  for (const name of ['view-1.js.map', 'view-2.js.map']) writeFileSync(join(folder, name), '{}')
  dropMaps(['assets/view-2.js', 'assets/view-3.js'], folder)
  expect(readdirSync(folder)).toEqual(['view-2.js.map'])
})
