import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderDeviceMap } from './render-device-map.ts'

const OUTPUT = join(import.meta.dirname, '../deploy/nginx/merilo/device.conf')

writeFileSync(OUTPUT, renderDeviceMap())
