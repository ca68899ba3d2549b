// One file, because making its markets takes longer than looking through them.
import './support/contradictions/agencies.ts'
import './support/contradictions/people.ts'
import './support/contradictions/projects.ts'
import './support/contradictions/reviews.ts'
import './support/contradictions/rules.ts'
