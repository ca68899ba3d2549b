import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { EMPTY_CLUSTER, packCluster, packedVersion } from '#db/embedded/packed-cluster.ts'

// A new cluster of the embedded database, for another version of PGlite. Run by `npm run generate`.

const PACKAGE = join(import.meta.dirname, '../node_modules/@electric-sql/pglite/package.json')

const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
// Each cluster differs in its identifier and times.
if (!existsSync(EMPTY_CLUSTER) || packedVersion() !== version) {
  const folder = mkdtempSync(join(tmpdir(), 'merilo-cluster-'))
  const cluster = join(folder, 'postgres')
  const pglite = await PGlite.create({ dataDir: cluster })
  await pglite.close()
  writeFileSync(EMPTY_CLUSTER, packCluster(cluster, version))
  rmSync(folder, { recursive: true })
}
