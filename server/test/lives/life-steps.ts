import * as fc from 'fast-check';
import type { ChargeScript } from '../shops/charging-bank.ts';

/** What can happen in the life of a subscription. Steps of further features belong here, with their effect in `take-step.ts`. */

/** At the bank in dollars, from the balance, or at the bank in rubles. */
export type PaidBy = 'free' | 'balance' | 'rubles';
export type PlanName = 'month' | 'days';
/** A product whose price stays, rises or falls, or that is no longer sold. */
export type ProductName = 'kept' | 'raised' | 'lowered' | 'archived';

export type Step =
  /** The outcomes of the next charges of the saved methods. */
  | { readonly do: 'answer'; readonly answers: readonly ChargeScript[] }
  | { readonly do: 'order'; readonly by: PaidBy; readonly outcome: 'pay' | 'decline' | 'leave' }
  /** Money on the balance, from another purchase that is refunded to it. */
  | { readonly do: 'fill' }
  /** Another plan of the same product, or of another one, with credit for unused days. */
  | {
      readonly do: 'change';
      readonly to: 'long' | 'other';
      readonly outcome: 'pay' | 'decline';
    }
  /** Another buyer buys the plan, this one redeems it, now or with the next gift, and its payment stays or goes back. */
  | { readonly do: 'gift'; readonly after: 'keep' | 'later' | 'refund' | 'dispute' }
  /** What the bank does with the latest charge or order. */
  | { readonly do: 'decide'; readonly outcome: 'pay' | 'decline' | 'refund' | 'dispute' }
  /** An operator refunds the latest payment, or half of it. */
  | {
      readonly do: 'refund';
      readonly amount: 'all' | 'half';
      readonly method: 'gateway' | 'balance';
      readonly access: 'keep' | 'shorten' | 'revoke';
    }
  /** A dispute that an operator records, or one that the bank has reported. */
  | { readonly do: 'settle_dispute'; readonly outcome: 'won' | 'lost' }
  | { readonly do: 'undo' }
  | { readonly do: 'stop' }
  | { readonly do: 'agree'; readonly by: PaidBy }
  | { readonly do: 'remove' }
  | { readonly do: 'extend'; readonly days: number }
  | { readonly do: 'retry' }
  | { readonly do: 'block' }
  | { readonly do: 'erase' };

export interface TimedStep {
  readonly day: number;
  /** Which of the moments of that day. */
  readonly moment: number;
  readonly step: Step;
}

export interface Script {
  readonly product: ProductName;
  readonly plan: PlanName;
  /** What its first agreement renews with. */
  readonly renewedBy: PaidBy;
  /** When it begins. */
  readonly day: number;
  /** In the order in which they are taken. */
  readonly steps: readonly TimedStep[];
}

export const MOMENTS_OF_DAY = 3;
export const DAYS = 100;
const FIRST_DAYS = 10;

const oneOf = <const Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      do: oneOf('answer'),
      answers: fc.array(
        oneOf<ChargeScript>(
          ...(['pay', 'pay', 'pay', 'lost', 'lost', 'dropped', 'pending', 'unavailable'] as const),
          'declined_but_paid',
          ...(['funds', 'soft', 'technical', 'action', 'hard', 'revoked', 'config'] as const),
        ),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: oneOf('order'),
      by: oneOf<PaidBy>('free', 'free', 'balance', 'rubles'),
      outcome: oneOf('pay', 'pay', 'decline', 'leave'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: oneOf('fill') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: oneOf('change'),
      to: oneOf('long', 'long', 'other'),
      outcome: oneOf('pay', 'pay', 'decline'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: oneOf('gift'),
      after: oneOf('keep', 'later', 'later', 'refund', 'dispute'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: oneOf('decide'),
      outcome: oneOf('pay', 'pay', 'decline', 'refund', 'dispute'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: oneOf('refund'),
      amount: oneOf('all', 'half'),
      method: oneOf('gateway', 'balance'),
      access: oneOf('keep', 'shorten', 'revoke'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: oneOf('settle_dispute'), outcome: oneOf('won', 'lost') }),
  },
  { weight: 3, arbitrary: fc.record({ do: oneOf('undo') }) },
  { weight: 1, arbitrary: fc.record({ do: oneOf('stop') }) },
  {
    weight: 14,
    arbitrary: fc.record({
      do: oneOf('agree'),
      by: oneOf<PaidBy>('free', 'free', 'balance', 'rubles'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: oneOf('remove') }) },
  { weight: 2, arbitrary: fc.record({ do: oneOf('extend'), days: oneOf(1, 7) }) },
  { weight: 2, arbitrary: fc.record({ do: oneOf('retry') }) },
  { weight: 1, arbitrary: oneOf<Step>({ do: 'block' }, { do: 'erase' }) },
);

const script: fc.Arbitrary<Script> = fc
  .record({
    product: oneOf<ProductName>('kept', 'kept', 'kept', 'raised', 'lowered', 'archived'),
    plan: oneOf<PlanName>('month', 'days'),
    renewedBy: oneOf<PaidBy>('free', 'free', 'free', 'balance', 'rubles'),
    day: fc.nat(FIRST_DAYS),
    steps: fc.array(
      fc.record({
        day: fc.integer({ min: 1, max: DAYS }),
        moment: fc.nat(MOMENTS_OF_DAY - 1),
        step,
      }),
      { minLength: 4, maxLength: 14 },
    ),
  })
  .map(({ steps, ...life }) => ({
    ...life,
    steps: steps
      .map((one) => ({ ...one, day: Math.max(one.day, life.day + 1) }))
      .toSorted((a, b) => a.day - b.day || a.moment - b.moment),
  }));

/** What happens to the whole shop. */
export interface Weather {
  /** Days on which no worker runs and no step is taken; those of these days follow after them. */
  readonly outages: readonly { readonly day: number; readonly days: number }[];
  /** The ruble, in ten-thousandths: far above the last one, a renewal is notified again. */
  readonly rates: readonly { readonly day: number; readonly rate: number }[];
  readonly pricesChangeOn: number;
  readonly archivedOn: number;
}

const weather: fc.Arbitrary<Weather> = fc.record({
  outages: fc.array(
    fc.record({ day: fc.integer({ min: 20, max: 90 }), days: oneOf(1, 2, 5, 12) }),
    { minLength: 1, maxLength: 2 },
  ),
  rates: fc.array(
    fc.record({
      day: fc.integer({ min: 10, max: DAYS }),
      rate: oneOf(700_000, 800_000, 860_000, 1_000_000),
    }),
    { minLength: 2, maxLength: 6 },
  ),
  pricesChangeOn: fc.integer({ min: 20, max: 60 }),
  archivedOn: fc.integer({ min: 20, max: 60 }),
});

/** The lives of a generation: always the same ones for a seed. */
export function writeScripts(seed: number, count: number) {
  return {
    weather: fc.sample(weather, { seed, numRuns: 1 })[0] as Weather,
    scripts: fc.sample(script, { seed, numRuns: count }),
  };
}
