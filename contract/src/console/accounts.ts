import * as z from 'zod/mini';
import { emptyAnswer, timestampField, uuidField } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { buyerField } from './buyers.ts';
import { reasonField } from './fields.ts';

/** Account access of a buyer, their data, and impersonation. */
const BASE = '/api-admin/api/v1/users/:id';

const write = {
  tag: 'Buyers',
  auth: 'operator',
  limit: 'operatorWrite',
  method: 'POST',
  params: z.strictObject({ id: uuidField }),
} as const;
const withReason = { ...write, body: z.strictObject({ reason: reasonField }) } as const;

/** The link is answered only by a shop that sends no mails, and only once; this is recorded in the audit log. */
export const forcePasswordReset = defineRoute({
  ...withReason,
  permission: 'users:access',
  confirmed: true,
  id: 'forcePasswordReset',
  path: `${BASE}/password-reset`,
  summary: 'Reset the password, end every session and mail a link to set a new one',
  answer: z.strictObject({
    /** Null: it was sent by mail. */
    link: z.nullable(z.string()),
  }),
});

export const removeBuyerSecondFactor = defineRoute({
  ...withReason,
  permission: 'users:access',
  confirmed: true,
  id: 'removeBuyerSecondFactor',
  path: `${BASE}/second-factor/remove`,
  summary: 'Disable two-step sign-in for a buyer who lost their phone; 409 when it is off',
  answer: emptyAnswer,
  errors: ['second_factor_state'],
});

export const resendBuyerConfirmation = defineRoute({
  ...write,
  permission: 'users:write',
  id: 'resendBuyerConfirmation',
  path: `${BASE}/confirmation`,
  summary:
    'Mail a buyer a new link to confirm their address; 409 when it is confirmed, 503 in a shop without mails',
  answer: emptyAnswer,
  errors: ['version_conflict'],
  current: buyerField,
});

export const exportBuyerData = defineRoute({
  ...withReason,
  permission: 'users:privacy',
  confirmed: true,
  id: 'exportBuyerData',
  path: `${BASE}/data-export`,
  summary: 'The data export of a buyer; recorded in the audit log',
  answer: z.record(z.string(), z.unknown()),
});

/**
 * Answers `open_transactions` with what has to be decided first: `payments` that are open or disputed, `payouts` that are
 * unpaid.
 */
export const scheduleBuyerDeletion = defineRoute({
  ...withReason,
  permission: 'users:privacy',
  confirmed: true,
  id: 'scheduleBuyerDeletion',
  path: `${BASE}/deletion`,
  summary: 'Plan the deletion of an account, with the same grace period as for buyers',
  answer: z.strictObject({ deletion_at: timestampField }),
  errors: ['version_conflict', 'open_transactions'],
  current: buyerField,
});

export const cancelBuyerDeletion = defineRoute({
  ...withReason,
  permission: 'users:privacy',
  id: 'cancelBuyerDeletion',
  path: `${BASE}/deletion/cancel`,
  summary: 'Cancel a planned deletion; 409 when there is none or its date changed',
  body: z.strictObject({
    /** The deletion date that the operator saw. */
    expected_deletion: timestampField,
    reason: reasonField,
  }),
  answer: emptyAnswer,
  errors: ['version_conflict'],
  current: buyerField,
});

/**
 * The single-use ticket opens the shop in another tab within a minute. For ten minutes that tab can read what the buyer
 * reads and cannot write; links that the buyer bought are shown only to operators with permission to reveal inventory.
 */
export const impersonateBuyer = defineRoute({
  ...withReason,
  permission: 'users:impersonate',
  id: 'impersonateBuyer',
  path: `${BASE}/impersonate`,
  summary: 'Start a read-only impersonation of a buyer; recorded in the audit log',
  answer: z.strictObject({ ticket: z.string() }),
});
