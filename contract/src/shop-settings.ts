import * as z from 'zod/mini';
import { EMAIL_MAX, OPEN_PAYMENTS_MAX, OPEN_TICKETS_MAX } from './limits.ts';

/**
 * What an operator sets while the shop runs. A value saved in the console goes before the one of the environment, and that
 * before the standard. Names are those of the wire and of the database.
 */

/** Rules of the business: whole numbers, each with its bounds and what holds until somebody decides otherwise. */
export const shopLimits = {
  /** Payments that a buyer may have open at once. */
  open_payments_max: { unit: 'count', min: 1, max: 20, standard: OPEN_PAYMENTS_MAX },
  /** How long a buyer has for another receipt of a transfer once one was refused. */
  transfer_hours: { unit: 'hours', min: 1, max: 168, standard: 24 },
  /** A receipt that nobody looked at for so long is an alert. */
  receipt_alert_hours: { unit: 'hours', min: 1, max: 336, standard: 72 },
  /** How long before the end of access the first reminder goes out; the second is a day before. */
  reminder_days: { unit: 'days', min: 2, max: 30, standard: 3 },
  /** Fewer free items than this are an alert, for services without a number of their own; 0: none. */
  low_stock: { unit: 'count', min: 0, max: 100_000, standard: 0 },
  /** Tickets that a user may have open at once. */
  open_tickets_max: { unit: 'count', min: 1, max: 200, standard: OPEN_TICKETS_MAX },
} as const;

export type ShopLimit = keyof typeof shopLimits;
// The keys of the table.
export const shopLimitNames = Object.keys(shopLimits) as readonly ShopLimit[];

export const standardLimits = Object.fromEntries(
  shopLimitNames.map((name) => [name, shopLimits[name].standard]),
  // One entry for each of the names.
) as Readonly<Record<ShopLimit, number>>;

export const standardBrand = { name: 'Sesame', hue: 168, chroma: 0.095 } as const;
/** More than a screen can show; what of it does not read is refused by its contrast. */
export const CHROMA_MAX = 0.4;
/** Of the picture as it is sent; what is kept is drawn anew. */
export const LOGO_MAX_BYTES = 5 * 1024 * 1024;

/** One line without anything that a page, a mail or a file name would trip over. */
const nameField = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[^\p{C}]*$/u));

export const brandFields = {
  name: nameField,
  /** Where the name is another one in Russian. */
  name_ru: nameField,
  /** In degrees of OKLCH. */
  hue: z.int().check(z.gte(0), z.lte(360)),
  chroma: z.number().check(z.gte(0), z.lte(CHROMA_MAX)),
  /** Names a picture that was sent by `uploadBrandLogo`. */
  logo: z.string().check(z.regex(/^[\w-]{22}$/)),
} as const;

export const contactFields = {
  /** Where buyers find help: a page by https, or a chat as `t.me/name`. */
  help_url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(300),
      z.regex(/^(?:https:\/\/|(?:https:\/\/)?t\.me\/)[^\s\\@\p{C}"<>]+$/u),
    ),
  support_email: z.email().check(z.maxLength(EMAIL_MAX)),
} as const;

export const shopSettingFields = {
  ...brandFields,
  ...contactFields,
  open_payments_max: limitField('open_payments_max'),
  transfer_hours: limitField('transfer_hours'),
  receipt_alert_hours: limitField('receipt_alert_hours'),
  reminder_days: limitField('reminder_days'),
  low_stock: limitField('low_stock'),
  open_tickets_max: limitField('open_tickets_max'),
} as const;

export type ShopSettingName = keyof typeof shopSettingFields;
export type BrandSettingName = keyof typeof brandFields;
export type ContactSettingName = keyof typeof contactFields;

// The keys of the tables above.
export const brandSettingNames = Object.keys(brandFields) as readonly BrandSettingName[];
export const contactSettingNames = Object.keys(contactFields) as readonly ContactSettingName[];

function limitField(name: ShopLimit) {
  const { min, max } = shopLimits[name];
  return z.int().check(z.gte(min), z.lte(max));
}
