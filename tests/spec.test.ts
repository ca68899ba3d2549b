import { describe } from 'vitest'
import { test } from './support/browser/browser.ts'
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
