import { describe } from 'vitest'
import { test } from './support/browser/browser.ts'
import { CONSTANTS } from './support/spec/constants.ts'
import { ERRORS } from './support/spec/errors.ts'

// Every error text and constant of the specification, asked of the running site.

describe('§8 errors', () => {
  test.for(ERRORS)('$says', ({ check }, { openPage }) => check({ openPage }))
})

describe('§9 constants', () => {
  test.for(CONSTANTS)('$says', ({ check }, { openPage }) => check({ openPage }))
})
