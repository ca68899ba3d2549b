import { TENDER } from './01-tender.ts'
import { LOST_CLIENT } from './02-lost-client.ts'
import { JUNIORS } from './03-juniors.ts'
import { FIXED_PRICE } from './04-fixed-price.ts'
import { NIGHT_CALLS } from './05-night-calls.ts'
import { LEAVING_MOSCOW } from './06-leaving-moscow.ts'
import { NO_DESIGNERS } from './07-no-designers.ts'
import { TWO_STARS } from './08-two-stars.ts'
import { REMOTE } from './09-remote.ts'
import { PRICES } from './10-prices.ts'
import { NEURAL } from './11-neural.ts'
import { BRANCH } from './12-branch.ts'
import { FIRST_FAILURE } from './13-first-failure.ts'
import { FREELANCERS } from './14-freelancers.ts'
import { SUPPORT } from './15-support.ts'
import { STATE } from './16-state.ts'
import { ACCESSIBILITY } from './17-accessibility.ts'
import { SEARCH } from './18-search.ts'
import { NAMING } from './19-naming.ts'
import { COMPETITOR } from './20-competitor.ts'
import { CHILDREN } from './21-children.ts'
import { AUGUST } from './22-august.ts'
import { FRIDAYS } from './23-fridays.ts'
import { HANDOVER } from './24-handover.ts'
import type { Script } from './script.ts'

export const SCRIPTS: readonly Script[] = [
  TENDER,
  LOST_CLIENT,
  JUNIORS,
  FIXED_PRICE,
  NIGHT_CALLS,
  LEAVING_MOSCOW,
  NO_DESIGNERS,
  TWO_STARS,
  REMOTE,
  PRICES,
  NEURAL,
  BRANCH,
  FIRST_FAILURE,
  FREELANCERS,
  SUPPORT,
  STATE,
  ACCESSIBILITY,
  SEARCH,
  NAMING,
  COMPETITOR,
  CHILDREN,
  AUGUST,
  FRIDAYS,
  HANDOVER,
]
