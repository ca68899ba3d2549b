import { expect, test } from 'vitest'
import { listFiles, readText } from './support/files/source-files.ts'

/** Names and titles have guillemets of their own: «Бюро «Верстак»» closes twice. `inGuillemets` turns the inner ones. */
const QUOTED_NAME = /«\$?\{(?:\w+\??\.)*(?:name|title)\}»/g

const faultsIn = (text: string): string[] => text.match(QUOTED_NAME) ?? []

// Examples have # for $, lest a linter take them for templates that lost their backticks.

test.each([
  'const text = `Оспариваю место: «#{agency.name}»`',
  'const text = `«#{name}»`',
  'const text = `«#{wider?.title}»`',
  'const view = <p>«{agency.name}»</p>',
])('a name put in guillemets by hand is caught: %s', source => {
  expect(faultsIn(source.replaceAll('#', '$'))).toHaveLength(1)
})

test.each(['const text = `#{inGuillemets(name)}`', 'const text = `Нет услуги «#{slug}».`'])(
  'others pass: %s',
  source => {
    expect(faultsIn(source.replaceAll('#', '$'))).toEqual([])
  },
)

test('names are put in guillemets by one function', () => {
  // The demo market composes names: a name in guillemets is one there.
  const sources = listFiles('src').filter(path => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith('src/seed/'))
  expect(sources.flatMap(path => faultsIn(readText(path)).map(fault => `${path}: ${fault}`))).toEqual([])
})
