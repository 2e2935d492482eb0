import * as z from 'zod/mini';
import { emptyAnswer, timestampField, uuidField } from '../shared/fields.ts';
import { buyerField } from './buyers.ts';
import { reasonField } from './fields.ts';
import { consoleRoutes } from './routes.ts';

const params = z.strictObject({ id: uuidField });
const withReason = { params, body: z.strictObject({ reason: reasonField }) } as const;

/** Account access of a buyer, their data, and impersonation. */
const routes = consoleRoutes({ tag: 'Buyers' });

/** The link is answered only by a shop that sends no mails, and only once; this is recorded in the audit log. */
export const forcePasswordReset = routes.post('forcePasswordReset', '/users/:id/password-reset', {
  permission: 'users:access',
  ...withReason,
  confirmed: true,
  summary: 'Reset the password, end every session and mail a link to set a new one',
  answer: z.strictObject({
    /** Null: it was sent by email. */
    link: z.nullable(z.string()),
  }),
});

export const removeBuyerSecondFactor = routes.post(
  'removeBuyerSecondFactor',
  '/users/:id/second-factor/remove',
  {
    permission: 'users:access',
    ...withReason,
    confirmed: true,
    summary: 'Disable two-step sign-in for a buyer who lost their phone; 409 when it is off',
    answer: emptyAnswer,
    errors: ['second_factor_state'],
  },
);

export const resendBuyerConfirmation = routes.post(
  'resendBuyerConfirmation',
  '/users/:id/confirmation',
  {
    permission: 'users:write',
    params,
    summary:
      'Mail a buyer a new link to confirm their address; 409 when it is confirmed, 503 in a shop without mails',
    answer: emptyAnswer,
    errors: ['version_conflict'],
    current: buyerField,
  },
);

export const exportBuyerData = routes.post('exportBuyerData', '/users/:id/data-export', {
  permission: 'users:privacy',
  ...withReason,
  confirmed: true,
  summary: 'The data export of a buyer; recorded in the audit log',
  answer: z.record(z.string(), z.unknown()),
});

/**
 * Answers `open_transactions` with what has to be decided first: `payments` that are open or disputed, `payouts` that are
 * unpaid.
 */
export const scheduleBuyerDeletion = routes.post('scheduleBuyerDeletion', '/users/:id/deletion', {
  permission: 'users:privacy',
  ...withReason,
  confirmed: true,
  summary: 'Plan the deletion of an account, with the same grace period as for buyers',
  answer: z.strictObject({ deletion_at: timestampField }),
  errors: ['version_conflict', 'open_transactions'],
  current: buyerField,
});

export const cancelBuyerDeletion = routes.post(
  'cancelBuyerDeletion',
  '/users/:id/deletion/cancel',
  {
    permission: 'users:privacy',
    ...withReason,
    summary: 'Cancel a planned deletion; 409 when there is none or its date changed',
    body: z.strictObject({
      /** The deletion date that the operator saw. */
      expected_deletion: timestampField,
      reason: reasonField,
    }),
    answer: emptyAnswer,
    errors: ['version_conflict'],
    current: buyerField,
  },
);

/**
 * The single-use ticket opens the shop in another tab within a minute. For ten minutes that tab can read what the buyer
 * reads and cannot write; links that the buyer bought are shown only to operators with permission to reveal inventory.
 */
export const impersonateBuyer = routes.post('impersonateBuyer', '/users/:id/impersonate', {
  permission: 'users:impersonate',
  ...withReason,
  summary: 'Start a read-only impersonation of a buyer; recorded in the audit log',
  answer: z.strictObject({ ticket: z.string() }),
});
