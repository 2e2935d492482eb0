import * as z from 'zod/mini';
import { EMAIL_MAX, LANGUAGES, OPEN_PAYMENTS_MAX, OPEN_TICKETS_MAX } from './limits.ts';
import { isTimeZone } from './time-zone.ts';

/**
 * Settings that an operator changes at run time. A value saved in the console overrides the environment variable, which
 * overrides the default. The names are used in requests and in the database.
 */

/** Business rules: whole numbers with bounds and a default. */
export const shopLimits = {
  /** Maximum number of open payments per buyer. */
  open_payments_max: { unit: 'count', min: 1, max: 20, standard: OPEN_PAYMENTS_MAX },
  /** Hours to send another proof of payment after one was rejected. */
  transfer_hours: { unit: 'hours', min: 1, max: 168, standard: 24 },
  /** A proof of payment unchecked for this long raises an alert. */
  proof_alert_hours: { unit: 'hours', min: 1, max: 336, standard: 72 },
  /** Days before the end of access when the first reminder is sent; the second is sent one day before. */
  reminder_days: { unit: 'days', min: 2, max: 30, standard: 3 },
  /** How often a renewal is charged at most when it is declined; the rules of the card networks allow no more. */
  renewal_tries: { unit: 'count', min: 1, max: 5, standard: 5 },
  /** Days for which the items of a replaced plan stay usable while the new ones are not there; 0: not at all. */
  kept_items_days: { unit: 'days', min: 0, max: 365, standard: 14 },
  /** Fewer free items than this raise an alert, for services without their own threshold; 0: only when none is left. */
  low_inventory: { unit: 'count', min: 0, max: 100_000, standard: 0 },
  /** Maximum number of open tickets per user. */
  open_tickets_max: { unit: 'count', min: 1, max: 200, standard: OPEN_TICKETS_MAX },
} as const;

export type ShopLimit = keyof typeof shopLimits;
// The keys of the table.
export const shopLimitNames = Object.keys(shopLimits) as readonly ShopLimit[];

export const defaultLimits = Object.fromEntries(
  shopLimitNames.map((name) => [name, shopLimits[name].standard]),
  // One entry per name.
) as Readonly<Record<ShopLimit, number>>;

export const defaultBrand = { name: 'Sesame', nameRu: 'Сезам', hue: 168, chroma: 0.095 } as const;
/** Degrees of a full circle. */
export const HUE_MAX = 360;
/** More than a screen can show; unreadable colors are refused by the contrast check. */
export const CHROMA_MAX = 0.4;
/** Size of the uploaded picture; the stored one is re-encoded. */
export const LOGO_UPLOAD_MAX_BYTES = 5 * 1024 * 1024;

/**
 * What happens to a payment that doubles an earlier one: nothing, the buyer is asked, or it is refunded where the
 * gateway can.
 */
export const doublePaymentPolicies = ['ask', 'keep', 'refund'] as const;
export type DoublePaymentPolicy = (typeof doublePaymentPolicies)[number];
export const defaultDoublePaymentPolicy: DoublePaymentPolicy = 'ask';

/** Days of reports and the hour of digests, until an operator chooses another zone. */
export const defaultTimeZone = 'UTC';

/** What a dollar can be converted to for display: the Bank of Russia has a rate of each. */
export const ratedCurrencies = [
  'RUB',
  'EUR',
  'GBP',
  'KZT',
  'BYN',
  'UAH',
  'UZS',
  'AMD',
  'GEL',
  'TRY',
  'CNY',
] as const;
export type RatedCurrency = (typeof ratedCurrencies)[number];
/** The currency shown beside prices; USD: none, because prices are in dollars. */
export const shownCurrencies = ['USD', ...ratedCurrencies] as const;
export type ShownCurrency = (typeof shownCurrencies)[number];
export const defaultShownCurrency: ShownCurrency = 'USD';

/** Whether visitors see the catalogue; otherwise every page but sign-in asks for an account. */
export const defaultPublicCatalogue = false;

/** One line without characters that break a page, a mail or a file name. */
const nameField = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[^\p{C}]*$/u));

export const brandFields = {
  name: nameField,
  /** The name in Russian, if it differs. */
  name_ru: nameField,
  /** Degrees of OKLCH. */
  hue: z.int().check(z.gte(0), z.lte(HUE_MAX)),
  /** Chroma of OKLCH. */
  chroma: z.number().check(z.gte(0), z.lte(CHROMA_MAX)),
  /** The name of a picture uploaded by `uploadBrandLogo`. */
  logo: z.string().check(z.regex(/^[\w-]{22}$/)),
} as const;

export const contactFields = {
  /** The help page, by https (or http on this machine, as in the demo), or a chat as `t.me/name`. */
  help_url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(300),
      z.regex(
        /^(?:https:\/\/|http:\/\/(?:127\.0\.0\.1|localhost)[:/]|(?:https:\/\/)?t\.me\/)[^\s\\@\p{C}"<>]+$/u,
      ),
    ),
  support_email: z.email().check(z.maxLength(EMAIL_MAX)),
} as const;

const lineOf = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{C}]*$/u));

/** Who sells, as the law wants buyers to know: on receipts and at the bottom of mails. */
export const sellerFields = {
  legal_name: lineOf(120),
  legal_address: lineOf(200),
  tax_id: lineOf(40),
} as const;

export const shopSettingFields = {
  ...brandFields,
  ...contactFields,
  ...sellerFields,
  open_payments_max: limitField('open_payments_max'),
  transfer_hours: limitField('transfer_hours'),
  proof_alert_hours: limitField('proof_alert_hours'),
  reminder_days: limitField('reminder_days'),
  renewal_tries: limitField('renewal_tries'),
  kept_items_days: limitField('kept_items_days'),
  low_inventory: limitField('low_inventory'),
  open_tickets_max: limitField('open_tickets_max'),
  double_payments: z.enum(doublePaymentPolicies),
  public_catalogue: z.boolean(),
  /** The language of visitors who have chosen none. */
  default_language: z.enum(LANGUAGES),
  /** IANA name of the time zone in which days of reports begin and end. */
  time_zone: z.string().check(z.maxLength(64), z.refine(isTimeZone)),
  shown_currency: z.enum(shownCurrencies),
  /** Whether buyers can register and order; false from the first owner's sign-up until they open the shop. */
  open: z.boolean(),
  first_run_hidden: z.boolean(),
  first_sale_seen: z.boolean(),
} as const;

export type ShopSettingName = keyof typeof shopSettingFields;
export type BrandSettingName = keyof typeof brandFields;
export type ContactSettingName = keyof typeof contactFields;
export type SellerSettingName = keyof typeof sellerFields;

// The keys of the tables above.
export const brandSettingNames = Object.keys(brandFields) as readonly BrandSettingName[];
export const contactSettingNames = Object.keys(contactFields) as readonly ContactSettingName[];
export const sellerSettingNames = Object.keys(sellerFields) as readonly SellerSettingName[];

function limitField(name: ShopLimit) {
  const { min, max } = shopLimits[name];
  return z.int().check(z.gte(min), z.lte(max));
}
