import * as z from 'zod/mini';
import { dollarsField, emptyAnswer, timestampField, uuidField } from '../../shared/fields.ts';
import { defineRoutes } from '../../shared/route.ts';
import { secret } from '../../shared/secret-fields.ts';

/** Undoing a renewal: what was paid for days that were not used is refunded, and automatic renewal ends. */
const routes = defineRoutes({ tag: 'Access', base: '/api-subs/api/v1/renewal-undo' });

/** After the charge; it ends sooner where no whole day of the new period is left. */
export const UNDO_DAYS = 14;

/**
 * `open`: the buyer can undo it. `undone`: they have. `refunded`: its money was refunded or is disputed already.
 * `closed`: the time is over, or nothing of its period is left; support decides.
 */
export const undoStates = ['open', 'undone', 'refunded', 'closed'] as const;
export type UndoState = (typeof undoStates)[number];

export const renewalUndoField = z.strictObject({
  state: z.enum(undoStates),
  /** For a ticket about it. */
  payment_id: uuidField,
  title: z.string(),
  title_ru: z.string(),
  /** What is refunded. */
  total: dollarsField,
  /** What that pays for once the new period has begun; null before, when all is refunded. */
  part: z.nullable(
    z.strictObject({
      /** Whole days: one that has begun is used. */
      unused_days: z.int(),
      total_days: z.int(),
      /** What was paid for all of them, without the fee of the payment method. */
      paid: dollarsField,
    }),
  ),
  /** Where the money goes: to what it was charged from, or, where its provider cannot refund, to the balance. */
  refund_to: z.enum(['method', 'balance']),
  /** Until when there is access once it is undone. */
  ends_at: timestampField,
});
export type RenewalUndo = z.output<typeof renewalUndoField>;

/** The payment of the renewal. */
const ofOne = z.strictObject({ id: uuidField });

export const readRenewalUndo = routes.read('readRenewalUndo', '/:id', {
  summary: 'Whether a renewal can be undone, and what is refunded',
  params: ofOne,
  answer: renewalUndoField,
  errors: ['not_found'],
});

/** What the buyer saw; if it would be another sum now: `undo_changed`. */
const expectedTotal = { expected_total: dollarsField };

/** A repeat changes nothing. */
export const undoRenewal = routes.post('undoRenewal', '/:id', {
  summary: 'Undo a renewal: refund of what was not used, and automatic renewal ends',
  params: ofOne,
  body: z.strictObject(expectedTotal),
  answer: emptyAnswer,
  errors: ['not_found', 'undo_changed', 'undo_closed'],
  idempotent: true,
});

/** From a mail: `<payment>.<signature>`. It can undo one renewal and nothing else. */
const undoTokenField = secret(
  z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}$/)),
);

/** A POST, so that the token is in no address. Changes nothing. */
export const readUndoLink = routes.open.post('readUndoLink', '/link/read', {
  summary: 'What the undo link of a mail would undo',
  limit: 'stopLink',
  body: z.strictObject({ token: undoTokenField }),
  answer: renewalUndoField,
  errors: ['undo_link_invalid'],
});

/** Without signing in. A repeat changes nothing. */
export const undoByLink = routes.open.post('undoByLink', '/link/undo', {
  summary: 'Undo a renewal with the link of a mail',
  limit: 'stopLink',
  body: z.strictObject({ token: undoTokenField, ...expectedTotal }),
  answer: emptyAnswer,
  errors: ['undo_link_invalid', 'undo_changed', 'undo_closed'],
});
