import { randomBytes } from 'node:crypto';
import {
  approvePayout,
  markPayoutPaid,
  sendPayout,
  verifyPartner,
} from '@sesame/contract/console/referrals.ts';
import { DAY_MS, HOUR_MS } from '@sesame/contract/shared/durations.ts';
import {
  countReferralVisit,
  getReferralData,
  requestPayout,
} from '@sesame/contract/shop/referrals.ts';
import bs58check from 'bs58check';
import type { Buyer } from './history-shop.ts';
import { stranger } from './people.ts';
import { now, type World } from './world.ts';

export interface Partner {
  readonly buyer: Buyer;
  /** The referral code. */
  readonly code: string;
}

/** Partners ask for a payout on these days before the end, and the last one is still waiting. */
const PAYOUT_DAYS_AGO = [38, 17, 0.3];

/** The buyer shares their link from now on. */
export async function becomePartner(world: World, buyer: Buyer): Promise<Partner> {
  const { link } = await world.shop.call(getReferralData, {}, await world.shop.asBuyer(buyer));
  return { buyer, code: new URL(link).searchParams.get('r') ?? '' };
}

/** Some who follow the link, of whom one may register. */
export async function visitLink({ shop, random }: World, { code }: Partner): Promise<void> {
  for (let visit = random.whole(1, 3); visit > 0; visit--) {
    await shop.call(countReferralVisit, { query: { r: code } }, stranger(random));
  }
}

export function planPayouts(world: World, { buyer }: Partner, password: string): void {
  const { agenda, shop, until } = world;
  // An invented address with a valid checksum.
  const address = bs58check.encode(Buffer.concat([Buffer.from([0x41]), randomBytes(20)]));
  for (const daysAgo of PAYOUT_DAYS_AGO) {
    agenda.at(until - daysAgo * DAY_MS, async () => {
      const caller = await shop.asBuyer(buyer);
      const figures = await shop.call(getReferralData, {}, caller);
      const amount = Math.floor(figures.available_for_payout_and_orders);
      if (amount < figures.payout.minimum) return;
      const body = { amount, network: 'usdt_trc20', address, password } as const;
      const { id, not_before } = await shop.call(requestPayout, { body }, caller);
      if (daysAgo < 1) return;
      const decidedAt = Math.max(now(world), Date.parse(not_before)) + 3 * HOUR_MS;
      agenda.at(decidedAt, () => payOut(world, id));
    });
  }
}

async function payOut({ shop, team }: World, id: string): Promise<void> {
  const params = { id };
  await shop.call(approvePayout, { params }, await shop.asOperator(team.owner));
  const finance = await shop.asOperator(team.finance);
  await shop.call(sendPayout, { params }, finance);
  const body = { transaction: randomBytes(32).toString('hex') };
  await shop.call(markPayoutPaid, { params, body }, finance);
}

export async function verify({ shop, team }: World, { buyer }: Partner): Promise<void> {
  const body = { verified: true, reason: 'Reviews our services on a channel with 40,000 readers' };
  const input = { params: { id: buyer.id }, body };
  await shop.call(verifyPartner, input, await shop.asOperator(team.owner));
}
