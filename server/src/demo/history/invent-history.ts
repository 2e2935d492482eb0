import { DAY_MS, HOUR_MS, MINUTE_MS } from '@sesame/contract/shared/durations.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { hashPassword } from '../../domains/users/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { markDemoRow } from '../demo-rows.store.ts';
import { demoOwner } from '../operator.ts';
import { createAgenda } from './agenda.ts';
import { demoBuyer } from './demo-buyer.ts';
import { findEmulatedGateway } from './emulated-gateway.ts';
import { planGifts } from './gifts.ts';
import { type Buyer, type HistoryShop, openHistoryShop } from './history-shop.ts';
import { runDailyJobs, runLastJobs } from './housekeeping.ts';
import { comeFromCampaign, openShop, planAnnouncements, visitShop, WELCOME } from './marketing.ts';
import { becomePartner, type Partner, planPayouts, verify, visitLink } from './partners.ts';
import { createPeople, type Person, stranger } from './people.ts';
import { seededRandom } from './random.rules.ts';
import { maybeRefund, planTrouble } from './refunds.ts';
import { planRenewals, savesSince } from './renewals.ts';
import { keepBuying, order, type Sale } from './sales.ts';
import { springNews } from './spring-news.ts';
import { maybeWriteToSupport, writeToSupport } from './support.ts';
import { buildTeam } from './team.ts';
import { planTransfers } from './transfers.ts';
import { now, type World } from './world.ts';

export interface HistoryOptions {
  /** Id of the demo's owner. */
  readonly owner: string;
  readonly days: number;
  readonly seed?: number;
  /** Called with percents, ascending. */
  readonly onProgress: (percent: number) => void;
  /** Called before each step; what it throws ends the history early. */
  readonly goOn?: () => void;
}

const SEED = 20_261;
/** Registrations of the first day and of the last one, on average. */
const BUYERS_A_DAY = [1.5, 1.9] as const;
const PARTNERS = 3;
/** What 90 days take on two cores. */
const USUAL_S = 25;

/**
 * Creates the history of a new demo: buyers, operators and the emulated bank make the same calls as anyone, under a
 * clock that is moved, so that every record, ledger entry and report is real. Does nothing without the emulated bank.
 * @returns whether it did
 */
export async function inventHistory(platform: Platform, options: HistoryOptions): Promise<boolean> {
  const bank = await findEmulatedGateway(platform.config.bank?.url);
  if (bank === undefined) return false;
  const stripe = await findEmulatedGateway(platform.config.variable('STRIPE_API_BASE'));
  const until = platform.clock.now().getTime();
  const since = until - options.days * DAY_MS;
  const progress = followProgress();
  const shop = await openHistoryShop(platform, {
    ...{ bank, stripe, since: new Date(since) },
    secondsLeft: progress.secondsLeft,
  });
  try {
    const onProgress = (percent: number) => {
      progress.reach(percent);
      options.onProgress(percent);
    };
    await live(shop, { ...options, onProgress, since, until });
  } finally {
    await shop.close();
  }
  return true;
}

/** Estimates the rest from the pace so far, because machines differ. */
function followProgress() {
  const begun = performance.now();
  let reached = 0;
  return {
    reach(percent: number) {
      reached = percent;
    },
    secondsLeft() {
      if (reached < 5) return USUAL_S;
      const passed = performance.now() - begun;
      return Math.max(1, Math.ceil((passed * (100 - reached)) / reached / 1_000));
    },
  };
}

async function live(
  shop: HistoryShop,
  {
    owner,
    days,
    seed = SEED,
    onProgress,
    goOn = () => {},
    since,
    until,
  }: HistoryOptions & { since: number; until: number },
): Promise<void> {
  const random = seededRandom(seed);
  await shop.moveTo(since);
  const agenda = createAgenda(shop.clock);
  const catalogue = await shop.call(listSubPlans, { query: {} });
  const team = await buildTeam(shop, owner);
  const world: World = {
    ...{ shop, agenda, random, since, until, team },
    savesSince: savesSince(shop, { since, until }),
    products: catalogue.filter(({ active }) => active),
    buyers: [],
  };
  await openShop(world);
  planAnnouncements(world, springNews);
  planTrouble(world);
  planTransfers(world);
  planRenewals(world);
  await planPeople(world, days);
  for (let moment = since + DAY_MS; moment <= until; moment += DAY_MS) {
    agenda.at(moment, () => runDailyJobs(shop));
  }
  await agenda.run(until, {
    async onStep(moment) {
      goOn();
      await shop.moveTo(moment);
      onProgress(Math.floor((100 * (moment - since)) / (until - since)));
    },
    onError(err) {
      goOn();
      shop.platform.log.warn({ err }, 'a step of the demo history failed');
    },
  });
  await shop.moveTo(until);
  await runDailyJobs(shop);
  await runLastJobs(shop);
  onProgress(100);
}

/** Registrations, more of them every week, and what these people do. */
async function planPeople(world: World, days: number): Promise<void> {
  const { agenda, random, shop, since, until } = world;
  const passwordHash = await hashPassword(demoOwner.password);
  const nextPerson = createPeople(random);
  const partners: Partner[] = [];

  async function join(person: Person, inviter?: Partner): Promise<Buyer> {
    const invitedBy = inviter?.code ?? null;
    const buyer = await shop.register(person, { passwordHash, invitedBy });
    await markDemoRow(shop.platform.db, { kind: 'user', id: buyer.id, at: shop.clock.now() });
    world.buyers.push(buyer);
    return buyer;
  }

  async function newcomer(): Promise<void> {
    const inviter = partners.length > 0 && random.chance(0.3) ? random.pick(partners) : undefined;
    if (inviter !== undefined) await visitLink(world, inviter);
    const buyer = await join(nextPerson(), inviter);
    if (inviter === undefined && random.chance(0.35)) await comeFromCampaign(world, buyer);
    if (partners.length < PARTNERS && world.buyers.length % 4 === 3) await newPartner(buyer);
    if (random.chance(0.12)) return;
    const promocode = random.weighted([
      [null, 72],
      [WELCOME, 18],
      ['AUTUMN20', 9],
      ['FREE100', 1],
    ] as const);

    agenda.at(now(world) + random.whole(2, 50) * MINUTE_MS, () =>
      order(world, buyer, { promocode, onPaid: followUp }),
    );
  }

  function followUp(sale: Sale): void {
    keepBuying(world, sale);
    maybeRefund(world, sale);
    maybeWriteToSupport(world, sale);
  }

  async function newPartner(buyer: Buyer): Promise<void> {
    const partner = await becomePartner(world, buyer);
    partners.push(partner);
    planPayouts(world, partner, demoOwner.password);
    if (partners.length === 1) agenda.at(now(world) + 30 * DAY_MS, () => verify(world, partner));
  }

  agenda.at(since + 5 * MINUTE_MS, async () => {
    const buyer = await join({ ...stranger(random), ...demoBuyer });
    await newPartner(buyer);
    planGifts(world, buyer);
    const [first, second, third] = world.products;
    const onPaid = (sale: Sale) => keepBuying(world, sale);
    // Ends some days from now.
    agenda.at(until - 86 * DAY_MS, () =>
      order(world, buyer, {
        product: first,
        plan: 1,
        gateway: 'card',
        outcome: 'pay',
        onPaid: (sale) => agenda.at(now(world) + DAY_MS, () => writeToSupport(world, sale)),
      }),
    );
    agenda.at(until - 40 * DAY_MS, () =>
      order(world, buyer, { product: third, plan: 0, gateway: 'paylume', outcome: 'decline' }),
    );
    const paid = { gateway: 'card', outcome: 'pay', onPaid } as const;
    agenda.at(until - 40 * DAY_MS + HOUR_MS, () =>
      order(world, buyer, { ...paid, product: third, plan: 1, isRenewed: false }),
    );
    agenda.at(until - 3 * DAY_MS, () =>
      order(world, buyer, { ...paid, product: second, plan: 0, isRenewed: true }),
    );
  });
  for (let day = 0; day < days; day++) {
    const [from, to] = BUYERS_A_DAY;
    const share = day / Math.max(1, days - 1);
    const expected = (from + (to - from) * share) * random.between(0.5, 1.5);
    const count = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
    for (let one = 0; one < count; one++) {
      agenda.at(since + (day + dayTime(random.next())) * DAY_MS, newcomer);
    }
    for (let visit = random.whole(1, 4); visit > 0; visit--) {
      agenda.at(since + (day + random.next()) * DAY_MS, () => visitShop(world));
    }
  }
  // At any time of the day, today and yesterday have sales.
  const midnight = Math.floor(until / DAY_MS) * DAY_MS;
  for (const moment of [0.35, 0.55, 0.8].flatMap((share) => [
    midnight + (until - midnight) * share,
    midnight - DAY_MS * share,
  ])) {
    agenda.at(moment, async () => {
      const buyer = await join(nextPerson());
      await order(world, buyer, { plan: 0, outcome: 'pay', onPaid: followUp });
    });
  }
}

/** Fewer people come at night. */
function dayTime(share: number): number {
  return 0.25 + 0.72 * share ** 0.85;
}
