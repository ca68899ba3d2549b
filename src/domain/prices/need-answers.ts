import type { Answers } from '../calculator/answers.ts'
import type { Need } from '../picker/need.ts'

/** The calculator's question for a need. It knows no platforms: an application costs what applications cost. */
export function answersOfNeed({ product, industry, system, city, district, country, tier }: Need): Answers {
  const region = city ?? district ?? country
  return {
    ...(product && { type: product }),
    ...(industry && { industry }),
    ...(system && { system }),
    ...(region && { region }),
    ...(tier && { tier }),
  }
}
