import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '#contract/index.ts'
import { renderCallFacts } from '#contract/render-call-facts.ts'

const OUTPUT = join(import.meta.dirname, '../src/contract/call-facts.generated.ts')

writeFileSync(OUTPUT, renderCallFacts(contract))
