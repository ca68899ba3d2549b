import { ApiError } from '#contract/errors.ts'

const NOT_FOUND = {
  agency: 'Такого агентства в каталоге нет',
  rating: 'Такого рейтинга нет',
  system: 'Такой системы в каталоге нет',
} as const

export function notFound(what: keyof typeof NOT_FOUND): never {
  throw new ApiError('not-found', NOT_FOUND[what])
}
