import type { Answer } from '#contract/index.ts'
import { listTeam } from '#db/queries/about/about.ts'
import { getSetting } from '#db/queries/menu/settings.ts'
import type { Context } from '../../context.ts'
import { adsMail } from '../../mail/editors-mail.ts'
import { paragraphLines } from '../../shapes/paragraph-lines.ts'
import { personCard } from '../../shapes/person-card.ts'

/** In the role of those of the team who deal with advertising. */
const ADVERTISING = /реклам/i

export async function adContacts({ database: { kysely } }: Context): Promise<Answer<'advertising-contacts'>> {
  const [team, contacts, email] = await Promise.all([
    listTeam(kysely),
    getSetting<Partial<Answer<'contacts-info'>>>(kysely, 'contacts'),
    adsMail(kysely),
  ])
  return {
    people: team
      .filter(({ role }) => ADVERTISING.test(role))
      .map(({ about, since: _, ...person }) => ({ ...personCard(person), text: paragraphLines(about) })),
    email,
    phones: contacts?.phones ?? [],
    legal_name: contacts?.legal_name ?? '',
    address: contacts?.address ?? '',
    inn: contacts?.inn ?? '',
    ogrn: contacts?.ogrn ?? '',
    is_demo: contacts?.is_demo ?? false,
  }
}
