import { openDatabase } from '#db/connect.ts'
import { makeContext } from '#server/open-context.ts'
import { readConfig } from '#server/config.ts'
import { localApi } from '#server/api/local-api.ts'
const dataDir = process.argv[2]!
const database = await openDatabase({ dataDir })
const context = makeContext(readConfig({ DATA_DIR: dataDir }), database, ['rating'])
const api = localApi(context)
const time = async (name: any, params: any) => { 
  const out: number[] = []
  for (let i = 0; i < 4; i++) { await api('rating-page-main-info', { path: params.path }); const t = performance.now(); await api(name, params); out.push(Math.round((performance.now() - t) * 10) / 10) }
  console.log(name, JSON.stringify(params), out.join(' '))
}
for (const path of ['/digital-agencies/', '/digital-agencies/moscow/', '/digital-agencies/bitrix/', '/digital-agencies/kazan/', '/digital-agencies/auto/']) {
  await time('rating-page-responses', { path }); await time('rating-reviews', { path }); await time('rating-reviews', { path, price: 2, page: 3 }); await time('rating-reviews', { path, price: 4, page: 100 })
}
await database.close()
