export { transliterate as slugOf } from '#domain/transliterate.ts'
