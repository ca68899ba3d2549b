import type { Random } from '#seed/random.ts'
import { DAY, yearOf } from '../calendar.ts'
import type { Client } from '../clients.ts'
import type { Traits } from '../profile.ts'
import { Fair } from './choice.ts'
import { type Account, firstYear, nextNeed, ordersIn } from './needs.ts'
import { launchIn, shareOfYear } from './seasons.ts'
import { FIRST_YEAR, Standing } from './standing.ts'

const YEARS = 10
const NEWEST_DAYS = 6
/** The smallest portfolio of an agency: nobody enters a directory with less. */
const LEAST_DEALS = 3

/** Lives through the years: clients need something, choose an agency and come back or not. */
export function simulate(
  random: Random,
  traits: readonly Traits[],
  clients: readonly Client[],
  now: number,
): Standing[] {
  const until = now - NEWEST_DAYS * DAY
  const lastYear = yearOf(until)
  const from = Math.min(FIRST_YEAR, lastYear - YEARS)
  const standings = traits.map(own => new Standing(own))
  const accounts = clients.map(
    (client): Account => ({
      client,
      since: firstYear(random, from, lastYear, shareOfYear(lastYear, until)),
      siteAt: null,
      bought: new Set(),
      agencies: [],
    }),
  )
  for (let year = from; year <= lastYear; year += 1) {
    const fair = new Fair(standings, year)
    const present = accounts.filter(({ since }) => since <= year)
    const orders = ordersOf(random, present, year, until)
    for (const { account, day } of orders) place(random, fair, account, day)
    for (const standing of standings) {
      const expected = fair.expected(standing, year, orders.length)
      if (year < lastYear) standing.endYear(random, year, expected)
      findFirstClients(random, standing, present, year, until)
    }
  }
  for (const { deals } of standings) deals.sort((a, b) => a.launchedAt - b.launchedAt)
  return standings
}

function ordersOf(random: Random, present: readonly Account[], year: number, until: number) {
  const share = shareOfYear(year, until)
  return present
    .flatMap(account =>
      Array.from({ length: ordersIn(random, account, year, share) }, () => ({
        account,
        day: launchIn(random, year, until),
      })),
    )
    .sort((a, b) => a.day - b.day)
}

/** A client whose need nobody meets goes elsewhere; a site somebody always makes. */
function place(random: Random, fair: Fair, account: Account, day: number): void {
  const need = nextNeed(random, account, day)
  const standing = fair.choose(random, account, need.service, day)
  if (standing) sign(random, standing, account, { ...need, day })
}

type Need = ReturnType<typeof nextNeed> & { day: number }

function sign(random: Random, standing: Standing, account: Account, { service, isCampaign, day }: Need): void {
  const outcome = standing.win(random, { client: account.client, service, launchedAt: day, isCampaign })
  account.agencies = [...account.agencies.filter(known => known.standing !== standing), { standing, outcome }]
  account.bought.add(service)
  if (service === 'sites' && !isCampaign) account.siteAt = day
}

const ACQUAINTANCES = 12
const LUCK = 0.35

/** A small agency looks for its clients itself: in its city, among those it can talk to. */
function findFirstClients(
  random: Random,
  standing: Standing,
  present: readonly Account[],
  year: number,
  until: number,
): void {
  const { city, services } = standing.traits
  const isLast = year === yearOf(until)
  while (standing.deals.length < LEAST_DEALS && (isLast || random.chance(LUCK))) {
    const day = launchIn(random, year, until)
    if (!standing.isOpenAt(day)) return
    const met = Array.from({ length: ACQUAINTANCES }, () => random.pick(present))
    const account = met.find(one => one.client.city === city) ?? met[0]
    if (!account) return
    const service = random.pickWeighted(services)
    sign(random, standing, account, { service, isCampaign: service === 'sites' && account.siteAt !== null, day })
  }
}
