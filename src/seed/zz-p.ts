import { SERVICES } from '#domain/vocabulary/services.ts'
import { makeRandom } from '#seed/random.ts'
import { makeProjectFacts } from '#seed/texts/project-facts.ts'
import { writeProject } from '#seed/texts/projects/project-text.ts'
import { takeClientCompanies } from '#seed/names/client-companies.ts'
const r = makeRandom('p'); const cl = takeClientCompanies(r, 200)
for (let i=0;i<28;i++){ const service = SERVICES[i%8]!.slug; const siteType = service==='sites'? r.pick(['shop','corporative','landing','portal']): service==='branding'? r.pick(['logo','naming','turnkey-branding']):null; const c=r.pick(cl)
 const p = writeProject(r,{service,siteType,industry:c.industry,system:['sites','portals','support'].includes(service)?'1С-Битрикс':null,clientName:c.name,months:r.int(1,9),facts:makeProjectFacts(r,{service,siteType}),isNda:r.chance(0.15)})
 console.log(`* ${p.title}\n  ${p.summary}\n  = ${p.result}`)}
