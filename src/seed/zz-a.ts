import { SERVICES } from '#domain/vocabulary/services.ts'
import { makeRandom } from '#seed/random.ts'
import { takeAgencyNames } from '#seed/names/agency-names.ts'
import { writeAgency } from '#seed/texts/agencies/agency-text.ts'
const r = makeRandom('ag')
takeAgencyNames(r, 8).forEach((a,i)=>{ const t = writeAgency(r,{name:a.name,founded:r.int(2001,2022),headcount:r.int(4,120),inCity:r.pick(['в Казани','во Владимире','в Москве']),services:[SERVICES[i]!.slug],industries:['medicine','furniture'],systems:['1С-Битрикс','WordPress'],replyHours:r.int(1,9),hourRate:r.int(18,40)*100})
console.log(`## ${a.name} — ${t.tagline}\n${t.about}\n${t.faq.map(f=>`? ${f.question} — ${f.answer}`).join('\n')}\n`)})
