import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { test } from './support/browser/browser.ts'
import { type FakeMetrika, startFakeMetrika } from './support/browser/fake-metrika.ts'
import { type OwnSite, startOwnSite } from './support/site/own-site.ts'
import { ANALYTICS } from './support/spec/analytics.ts'
import type { Tools } from './support/spec/clause.ts'
import { CONSTANTS } from './support/spec/constants.ts'
import { ERRORS } from './support/spec/errors.ts'

// Every error text and constant of the specification, asked of the running site.

type OpenContext = (
  ...asked: Parameters<Tools['openPage']>
) => Promise<{ newPage: () => ReturnType<Tools['openPage']> }>

/** Each row has a context of its own, because a stopped clock stays with the context. */
const toolsOf = (openContext: OpenContext): Tools => ({
  openPage: async (device, options) => (await openContext(device, options)).newPage(),
})

describe('§8 errors', () => {
  test.for(ERRORS)('$says', ({ check }, { openContext }) => check(toolsOf(openContext)))
})

describe('§9 constants', () => {
  test.for(CONSTANTS)('$says', ({ check }, { openContext }) => check(toolsOf(openContext)))
})

describe('§8–9 analytics', () => {
  let metrika: FakeMetrika
  let site: OwnSite
  beforeAll(async () => {
    metrika = await startFakeMetrika()
    site = await startOwnSite(metrika.env)
  })
  afterAll(async () => {
    await site.stop()
    await metrika.stop()
  })
  beforeEach(() => metrika.forget())

  test.for(ANALYTICS)('$says', ({ check }, { openContext }) => check(toolsOf(openContext), { url: site.url, metrika }))
})
