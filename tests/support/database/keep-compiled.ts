import { keepCompiled } from './database.ts'

await keepCompiled()
