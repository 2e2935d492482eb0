import { switchMethod } from '@sesame/contract/console/payments/gateways.ts';
import { DAY_MS, type World } from './world.ts';

/**
 * Switches Stripe on lately, so that a visitor can save a card and turn automatic renewal on: the emulated bank saves
 * nothing.
 */
export function planSaving({ agenda, shop, team, since, until }: World): void {
  agenda.at(Math.max(since, until - 3 * DAY_MS), async () => {
    const body = { enabled: true, reason: 'Buyers want automatic renewal' };
    const caller = await shop.asOperator(team.owner);
    await shop.call(switchMethod, { params: { gateway: 'stripe' }, body }, caller);
  });
}
