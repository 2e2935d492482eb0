import * as z from 'zod/mini';
import { dollarsField, emptyAnswer, timestampField, uuidField } from '../../shared/fields.ts';
import { renewalMethodField } from '../../shop/renewals.ts';
import { reasonBody } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';

export const agreementStops = [
  'turned_off',
  'stop_link',
  'changed',
  'operator',
  'method_removed',
  'method_revoked',
  'refunded',
  'disputed',
  'undone',
  'price_raised',
  'not_sold',
  'not_paid',
  'account_erased',
] as const;

export const consoleAgreementField = z.strictObject({
  id: uuidField,
  method: renewalMethodField,
  /** The total of each renewal that the buyer agreed to. */
  ceiling: dollarsField,
  /** What the buyer read and agreed to. */
  text: z.string(),
  agreed_at: timestampField,
  /** The order with which they agreed. */
  payment_id: z.nullable(uuidField),
  stopped: z.nullable(z.strictObject({ at: timestampField, reason: z.enum(agreementStops) })),
});
export type ConsoleAgreement = z.output<typeof consoleAgreementField>;

export const consoleRenewalStates = [
  'planned',
  'notified',
  'charging',
  'retrying',
  'needs_buyer',
  'held',
  'closing',
  'paid',
  'skipped',
  'canceled',
  'superseded',
  'given_up',
  'late',
  'undone',
] as const;

export const attemptStates = ['started', 'unknown', 'pending', 'succeeded', 'failed'] as const;
export const declineClasses = [
  'funds',
  'soft',
  'technical',
  'action',
  'hard',
  'revoked',
  'config',
] as const;

export const consoleAttemptField = z.strictObject({
  number: z.int(),
  state: z.enum(attemptStates),
  /** Why it was declined; `action` also while its buyer can still confirm it. */
  decline: z.nullable(z.enum(declineClasses)),
  /** The provider's own code of the decline. */
  code: z.nullable(z.string()),
  started_at: timestampField,
  payment_id: z.nullable(uuidField),
});
export type ConsoleAttempt = z.output<typeof consoleAttemptField>;

export const consoleRenewalField = z.strictObject({
  id: uuidField,
  state: z.enum(consoleRenewalStates),
  /** The end of access that it moves. */
  period_start: timestampField,
  /** What the buyer was notified of. */
  total: z.nullable(dollarsField),
  /** When there is something to do next. */
  next_at: z.nullable(timestampField),
  attempts: z.array(consoleAttemptField),
});
export type ConsoleRenewal = z.output<typeof consoleRenewalField>;

const routes = consoleRoutes({
  tag: 'Subscriptions',
  read: 'subscriptions:read',
  write: 'subscriptions:write',
});

const ofOne = z.strictObject({ id: uuidField });

export const readSubscriptionRenewals = routes.get(
  'readSubscriptionRenewals',
  '/subscriptions/:id/renewals',
  {
    summary: 'What the buyer of a subscription agreed to about automatic renewal, and its renewals',
    params: ofOne,
    answer: z.strictObject({
      /** The newest first. */
      agreements: z.array(consoleAgreementField),
      /** The newest first, at most 24. */
      renewals: z.array(consoleRenewalField),
    }),
  },
);

export const retryRenewal = routes.post('retryRenewal', '/renewals/:id/retry', {
  summary: 'Try a renewal that is not paid again now, within its limits',
  params: ofOne,
  body: reasonBody,
  answer: emptyAnswer,
  errors: ['not_found'],
});

export const stopSubscriptionRenewal = routes.post(
  'stopSubscriptionRenewal',
  '/subscriptions/:id/renewals/stop',
  {
    summary: 'Stop the automatic renewal of a subscription; its buyer is notified',
    params: ofOne,
    body: reasonBody,
    answer: emptyAnswer,
    errors: ['not_found'],
  },
);
