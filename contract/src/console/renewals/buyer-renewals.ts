import * as z from 'zod/mini';
import { timestampField, uuidField } from '../../shared/fields.ts';
import { renewalMethodField } from '../../shop/renewals.ts';
import { titledField } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';
import { consoleAgreementField, consoleAttemptField } from './renewals.ts';

export const consoleMethodStates = ['pending', 'active', 'dead', 'removed'] as const;

/** A saved payment method, masked: operators never see its token. */
export const consoleSavedMethodField = z.extend(renewalMethodField, {
  id: uuidField,
  state: z.enum(consoleMethodStates),
  is_default: z.boolean(),
  saved_at: timestampField,
  /** Year and month of a card's end. */
  expires: z.nullable(z.string()),
});
export type ConsoleSavedMethod = z.output<typeof consoleSavedMethodField>;

/** The subscription that it is about. */
const aboutFields = { subscription_id: uuidField, product: titledField };
export const buyerAgreementField = z.extend(consoleAgreementField, aboutFields);
export type BuyerAgreement = z.output<typeof buyerAgreementField>;
export const buyerAttemptField = z.extend(consoleAttemptField, { id: uuidField, ...aboutFields });
export type BuyerAttempt = z.output<typeof buyerAttemptField>;

const routes = consoleRoutes({ tag: 'Users', read: 'subscriptions:read' });

export const readBuyerRenewals = routes.get('readBuyerRenewals', '/users/:id/renewals', {
  summary:
    'The saved payment methods of a buyer, what they agreed to about automatic renewal, and the latest attempts to charge them',
  params: z.strictObject({ id: uuidField }),
  answer: z.strictObject({
    /** Those that are not removed first. */
    methods: z.array(consoleSavedMethodField),
    /** The newest first, at most 50. */
    agreements: z.array(buyerAgreementField),
    /** The newest first, at most 20. */
    attempts: z.array(buyerAttemptField),
  }),
});
