import * as z from 'zod/mini';
import { emptyAnswer, timestampField, uuidField } from './fields.ts';
import { buyerField } from './operator-buyers.ts';
import { reasonField } from './operator-fields.ts';
import { defineRoute } from './route.ts';

/** How a buyer gets into their account, what is known of them, and a look at the shop with their eyes. */
const BASE = '/api-admin/api/v1/users/:id';

const write = {
  tag: 'Buyers',
  auth: 'operator',
  limit: 'operatorWrite',
  method: 'POST',
  params: z.strictObject({ id: uuidField }),
} as const;
const withReason = { ...write, body: z.strictObject({ reason: reasonField }) } as const;

/** Only a shop that sends no mails shows the link, and only here and once; that is on record. */
export const forcePasswordReset = defineRoute({
  ...withReason,
  permission: 'users:access',
  confirmed: true,
  id: 'forcePasswordReset',
  path: `${BASE}/password-reset`,
  summary: 'Take the password away, end every session and mail a link to a new one',
  answer: z.strictObject({
    /** Null: it was mailed. */
    link: z.nullable(z.string()),
  }),
});

export const removeBuyerSecondFactor = defineRoute({
  ...withReason,
  permission: 'users:access',
  confirmed: true,
  id: 'removeBuyerSecondFactor',
  path: `${BASE}/second-factor/remove`,
  summary: 'Switch two-step sign-in off for a buyer who has lost their phone; 409 when it is off',
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
  errors: ['changed_meanwhile'],
  current: buyerField,
});

export const exportBuyerData = defineRoute({
  ...withReason,
  permission: 'users:privacy',
  confirmed: true,
  id: 'exportBuyerData',
  path: `${BASE}/data-export`,
  summary: 'What a buyer gets as the file of their data; this is recorded',
  answer: z.record(z.string(), z.unknown()),
});

/** Whatever is still to be decided is decided first: `payments` that wait or are disputed, `payouts` that are not paid. */
export const eraseBuyer = defineRoute({
  ...withReason,
  permission: 'users:privacy',
  confirmed: true,
  id: 'eraseBuyer',
  path: `${BASE}/deletion`,
  summary: 'Plan the deletion of an account, as buyers do themselves, with the same days of grace',
  answer: z.strictObject({ deletion_at: timestampField }),
  errors: ['changed_meanwhile', 'open_matters'],
  current: buyerField,
});

export const keepBuyer = defineRoute({
  ...withReason,
  permission: 'users:privacy',
  id: 'keepBuyer',
  path: `${BASE}/deletion/cancel`,
  summary: 'Keep an account that was to be deleted; 409 when it was not, or for another day',
  body: z.strictObject({
    /** The day that the operator was looking at. */
    seen_deletion: timestampField,
    reason: reasonField,
  }),
  answer: emptyAnswer,
  errors: ['changed_meanwhile'],
  current: buyerField,
});

/**
 * The ticket opens the shop in another tab within a minute, once. From then on that tab reads what the buyer reads, for ten
 * minutes, and writes nothing; links of what they bought are shown to whoever may reveal stock.
 */
export const viewAsBuyer = defineRoute({
  ...withReason,
  permission: 'users:view',
  id: 'viewAsBuyer',
  path: `${BASE}/view`,
  summary: 'See the shop as a buyer does, without changing anything; this is recorded',
  answer: z.strictObject({ ticket: z.string() }),
});
