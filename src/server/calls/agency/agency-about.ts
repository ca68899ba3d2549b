import type { Answer } from '#contract/index.ts'
import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import { withShares } from '#domain/numbers/apportion.ts'
import { href } from '#domain/paths/paths.ts'
import { badgeAddress } from '#domain/promo/badge.ts'
import { textsOfMeasure } from '#domain/promo/figure-text.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { agencyDossier } from '../../shapes/agency-dossier.ts'
import { categoryTitle } from '../../shapes/project-shape.ts'
import { isoOf } from './agency-header.ts'
import { similarAgencies } from './agency-similar.ts'

type About = Answer<'agency-about'>

export async function agencyAbout(slug: string, context: Context): Promise<About> {
  const agency = await agencyDossier(slug, context)
  const similar = await similarAgencies(agency, context)
  return {
    text: agency.about.split(/\n{2,}/).filter(paragraph => paragraph !== ''),
    today: moscowDay(context.now()),
    team: agency.people.map(({ interviews, ...person }) => ({
      ...person,
      path: href('person', { person: person.slug }),
      interviews: interviews.map(({ published_at }) => isoOf(published_at)),
    })),
    industries: industriesOf(agency),
    technologies: technologiesOf(agency),
    awards: agency.awards.map(({ project_id: _, ...award }) => award),
    wins: agency.wins.map(({ title, year, nomination, measure, value }) => ({
      title,
      year,
      path: href('promo-award', { year, nomination }),
      figure: textsOfMeasure(measure)?.figure(value) ?? '',
      badge: badgeAddress(year, nomination),
    })),
    faq: agency.faq.map(({ question, answer }) => ({ question, answer })),
    ...similar,
  }
}

function industriesOf({ industries }: AgencyDossier): About['industries'] {
  return withShares(industries, ({ projects }) => projects).map(({ industry, projects, share }) => ({
    title: categoryTitle(industry),
    projects,
    share,
  }))
}

/** Systems of its projects, then those it is only a partner of. */
function technologiesOf({ systems, partners }: AgencyDossier): About['technologies'] {
  const used = new Set(systems.map(({ slug }) => slug))
  const idle = partners.filter(({ slug }) => !used.has(slug)).map(({ slug, title }) => ({ slug, title, projects: 0 }))
  return [...systems, ...idle].map(({ slug, title, projects }) => ({
    title,
    projects,
    path: href('cms', { cms: slug }),
    partner: partners.find(partner => partner.slug === slug)?.level ?? null,
  }))
}
