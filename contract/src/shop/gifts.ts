import * as z from 'zod/mini';
import {
  dollarsField,
  durationField,
  emailField,
  languageField,
  timestampField,
  uuidField,
} from '../shared/fields.ts';
import { GIFT_CODE_MAX } from '../shared/gifts/gift-code.ts';
import { GIFT_CARDS_MAX, GIFT_MESSAGE_MAX } from '../shared/gifts/gift-message.ts';
import { giftStates } from '../shared/gifts/gift-states.ts';
import { multiline } from '../shared/multiline.ts';
import { defineRoutes } from '../shared/route.ts';
import { secret } from '../shared/secret-fields.ts';

/** Gifts: ordered by `startPayment` with `gift`, redeemed once by anyone who has the code. */
const routes = defineRoutes({ tag: 'Gifts', base: '/api-payment/api/v1/gifts' });

/** What a gift is: the product and plan as they were when it was bought. */
const giftedFields = {
  title: z.string(),
  title_ru: z.string(),
  pictures: z.array(z.string()),
  /** `1 mon` */
  duration: durationField,
};

export const giftField = z.strictObject({
  id: uuidField,
  payment_id: uuidField,
  ...giftedFields,
  state: z.enum(giftStates),
  /** The last four characters of the code. */
  code_ending: z.string(),
  created_at: timestampField,
  claimed_at: z.nullable(timestampField),
  /** When it was refunded or revoked. */
  ended_at: z.nullable(timestampField),
  /** All that was paid has gone back. */
  is_refunded: z.boolean(),
  /** What a refund returns now, and where to; null when the buyer cannot have it refunded. */
  refund: z.nullable(z.strictObject({ amount: dollarsField, to: z.enum(['gateway', 'balance']) })),
});
export type Gift = z.output<typeof giftField>;

/** Without the codes, so that a list on a screen shows none. */
export const listGifts = routes.read('listGifts', '', {
  summary: 'The gifts that the user has bought, newest first, 50 at a time',
  query: z.strictObject({
    /** The id of the last gift of the previous page. */
    before: z.optional(uuidField),
  }),
  answer: z.array(giftField),
});

/** Not readable in an impersonation, because the code is all that it takes to redeem the gift. */
export const readGift = routes.get('readGift', '/:id', {
  summary: 'A gift that the user has bought, with its code',
  params: z.strictObject({ id: uuidField }),
  answer: z.strictObject({
    gift: giftField,
    code: secret(z.string()),
    /** Where the code is redeemed: it is after `#`, which browsers never send to a server. */
    url: secret(z.string()),
    /** How many emails with its card can still be sent; null while the shop sends no email. */
    cards_left: z.nullable(z.int()),
  }),
  errors: ['not_found'],
});

/**
 * The address is in the queued email only, which is erased once it is sent, or cannot be sent. Refused while the gift
 * cannot be redeemed.
 */
export const sendGiftCard = routes.post('sendGiftCard', '/:id/card', {
  summary: 'Email the card of a gift to the person it is for',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({
    email: secret(emailField),
    language: languageField,
    /** Without links. */
    message: multiline(z.string().check(z.trim(), z.maxLength(GIFT_MESSAGE_MAX))),
    /** `cards_left` that the user saw, so that a repeated call sends nothing. If it has changed: `gift_card_sent`. */
    expected_left: z.int().check(z.gte(0), z.lte(GIFT_CARDS_MAX)),
  }),
  answer: z.strictObject({ cards_left: z.int() }),
  errors: [
    'not_found',
    'mail_off',
    'email_invalid',
    'gift_message_link',
    'gift_used',
    'gift_ended',
    'gift_unavailable',
    'gift_card_sent',
    'gift_cards_used',
    'gift_cards_limit',
  ],
});

const codeField = secret(z.string().check(z.minLength(1), z.maxLength(GIFT_CODE_MAX)));

/** A POST, so that the code is in no address. Changes nothing. A wrong code is answered as a used one. */
export const previewGift = routes.post('previewGift', '/preview', {
  summary: 'What a gift code would give the user',
  limit: 'giftCode',
  body: z.strictObject({ code: codeField }),
  answer: z.strictObject({
    ...giftedFields,
    /** End of the access once it is redeemed; null when it gives credit. */
    until: z.nullable(timestampField),
    /** What the balance gets, because the product is no longer offered; null when it gives access. */
    credit: z.nullable(dollarsField),
    /** The user bought it. */
    is_own: z.boolean(),
  }),
  errors: ['gift_invalid', 'gift_used', 'gift_unavailable'],
});

export const claimGift = routes.post('claimGift', '/claim', {
  summary: 'Redeem a gift code',
  limit: 'giftCode',
  body: z.strictObject({ code: codeField }),
  answer: z.strictObject({
    /** End of the access; null when it gave credit. */
    until: z.nullable(timestampField),
    /** What the balance got; null when it gave access. */
    credit: z.nullable(dollarsField),
  }),
  errors: ['gift_invalid', 'gift_used', 'gift_unavailable'],
  idempotent: true,
});

/** Everything that was paid, through the gateway or, where that cannot refund, to the balance. */
export const refundGift = routes.post('refundGift', '/:id/refund', {
  summary: 'Have an unredeemed gift refunded',
  params: z.strictObject({ id: uuidField }),
  body: z.strictObject({
    /** The amount that the buyer saw. If it has changed: `gift_changed`. */
    expected_amount: dollarsField,
  }),
  answer: z.strictObject({ state: z.enum(giftStates) }),
  errors: ['not_found', 'gift_used', 'gift_changed', 'payment_not_refundable', 'refund_open'],
  idempotent: true,
});
