import { makeRandom } from '#seed/random.ts'
import { writeNews } from '#seed/texts/news/news-text.ts'
import { TextMemory } from '#seed/texts/picker.ts'
const r = makeRandom('n'), m = new TextMemory(40)
for (let i=0;i<5;i++){ const n = writeNews(r,{year:2026,agencies:1243,reviews:5301,city:'Казань',inCity:'в Казани'},m); console.log(`* [${n.category}] ${n.title}\n  ${n.lead}\n${n.body}\n`)}
