import { SERVICES } from '#domain/vocabulary/services.ts'
import { makeRandom } from '#seed/random.ts'
import { makeProjectFacts } from '#seed/texts/project-facts.ts'
import { writeCase } from '#seed/texts/cases/case-text.ts'
import { takeClientCompanies } from '#seed/names/client-companies.ts'
const r = makeRandom('p'); const cl = takeClientCompanies(r, 200)
for (let i=0;i<10;i++){ const service = SERVICES[i%8]!.slug; const siteType = service==='sites'? r.pick(['shop','corporative','landing','portal']): null; const c=r.pick(cl)
 const p = writeCase(r,{service,siteType,industry:c.industry,system:['sites','portals','support'].includes(service)?'1С-Битрикс':null,clientName:c.name,months:r.int(1,9),facts:makeProjectFacts(r,{service,siteType})})
 console.log(`* ${p.title}\n  З: ${p.task}\n  Р: ${p.solution}\n  И: ${p.result}`)}
