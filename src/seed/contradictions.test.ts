// One file, because making its markets takes longer than looking through them.
import './contradictions/agencies.ts'
import './contradictions/people.ts'
import './contradictions/projects.ts'
import './contradictions/reviews.ts'
