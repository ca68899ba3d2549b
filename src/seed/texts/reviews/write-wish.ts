import type { Random } from '#seed/random.ts'
import { WISHES } from './any-service/briefs.ts'
import { CHANGES } from './any-service/changes.ts'
import type { Mishap, Story } from './story.ts'
import { type Scene, Teller } from './teller.ts'

const AFTER_TOLD = 0.4
const INSTEAD_OF_TELLING = 0.7
const CONTENTED = 0.14

/** The field «Что можно улучшить». */
export function writeWish(random: Random, scene: Scene, { mishaps }: Story, told: readonly Mishap[]): string | null {
  const [mishap] = mishaps
  const chance = !mishap ? CONTENTED : told.length > 0 ? AFTER_TOLD : INSTEAD_OF_TELLING
  if (!random.chance(chance)) return null
  const wishes = mishap ? [...mishap.trouble.change, ...CHANGES[mishap.trouble.criterion]] : WISHES
  return new Teller(random, scene, 'plain').say(wishes, { isFirst: true })
}
