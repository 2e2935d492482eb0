import * as z from 'zod/mini';
import { timestampField } from '../shared/fields.ts';
import { LANGUAGES } from '../shared/limits.ts';
import {
  brandFields,
  contactFields,
  doublePaymentPolicies,
  type ShopLimit,
  sellerFields,
  shopLimitNames,
  shopSettingFields,
  shownCurrencies,
} from '../shared/shop-settings.ts';
import { reasonField, versionInQuery, versionOrNoneField } from './fields.ts';
import { consoleRoutes } from './routes.ts';

/** One setting: the current value, the default, and who changed it last. */
function settingField<Value extends z.ZodMiniType>(value: Value) {
  return z.strictObject({
    value: z.nullable(value),
    /** From the environment, else the built-in default. */
    standard: z.nullable(value),
    /** Whether an operator has saved a value. */
    saved: z.boolean(),
    changed_at: z.nullable(timestampField),
    /** The operator's name. */
    changed_by: z.nullable(z.string()),
  });
}

const limitFields = <Field>(fieldOf: (name: ShopLimit) => Field) =>
  // One entry per name.
  Object.fromEntries(shopLimitNames.map((name) => [name, fieldOf(name)])) as Record<
    ShopLimit,
    Field
  >;

export const brandAnswer = z.strictObject({
  /** Version of the last change of any of them; 0: never changed. */
  version: z.int(),
  name: settingField(z.string()),
  name_ru: settingField(z.string()),
  hue: settingField(z.number()),
  chroma: settingField(z.number()),
  /** Address of the picture; null: the built-in logo. */
  logo: settingField(z.string()),
});
export type ConsoleBrand = z.output<typeof brandAnswer>;

/** Brand, contacts and rules of the shop in the console. A change reaches every process within moments. */
const routes = consoleRoutes({ tag: 'Settings', read: 'settings:read', write: 'settings:write' });

export const readBrand = routes.get('readBrand', '/brand', {
  summary: 'Name, color and logo of the shop',
  answer: brandAnswer,
});

const brandChange = z.strictObject({
  /** The version that the operator saw. */
  version: versionOrNoneField,
  name: z.optional(z.nullable(brandFields.name)),
  name_ru: z.optional(z.nullable(brandFields.name_ru)),
  hue: z.optional(z.nullable(brandFields.hue)),
  chroma: z.optional(z.nullable(brandFields.chroma)),
  /** Can only be removed here; `uploadBrandLogo` sets a new one. */
  logo: z.optional(z.null()),
});
export type BrandChange = z.output<typeof brandChange>;

/**
 * Omitted fields stay; null restores the default. A color with too little contrast is refused with the failing pairs.
 */
export const changeBrand = routes.post('changeBrand', '/brand', {
  summary: 'Change name and color of the shop',
  body: brandChange,
  answer: brandAnswer,
  errors: ['version_conflict', 'brand_contrast'],
  current: brandAnswer,
});

export const uploadBrandLogo = routes.post('uploadBrandLogo', '/brand/logo', {
  summary: 'Upload a logo: PNG or JPEG of at most 5 MB, re-encoded',
  query: z.strictObject({
    version: versionInQuery,
  }),
  multipart: true,
  answer: brandAnswer,
  status: 201,
  errors: ['version_conflict', 'image_type', 'image_too_large', 'image_unreadable'],
  current: brandAnswer,
});

export const settingsAnswer = z.strictObject({
  version: z.int(),
  help_url: settingField(z.string()),
  support_email: settingField(z.string()),
  legal_name: settingField(z.string()),
  legal_address: settingField(z.string()),
  tax_id: settingField(z.string()),
  double_payments: settingField(z.enum(doublePaymentPolicies)),
  public_catalogue: settingField(z.boolean()),
  default_language: settingField(z.enum(LANGUAGES)),
  time_zone: settingField(z.string()),
  shown_currency: settingField(z.enum(shownCurrencies)),
  ...limitFields(() => settingField(z.int())),
});
export type ConsoleSettings = z.output<typeof settingsAnswer>;

export const readSettings = routes.get('readSettings', '/settings', {
  summary: 'Contacts and rules of the shop',
  answer: settingsAnswer,
});

/** The changes that a form collects before it asks for a reason. */
export const settingsDraft = z.strictObject({
  version: versionOrNoneField,
  help_url: z.optional(z.nullable(contactFields.help_url)),
  support_email: z.optional(z.nullable(contactFields.support_email)),
  legal_name: z.optional(z.nullable(sellerFields.legal_name)),
  legal_address: z.optional(z.nullable(sellerFields.legal_address)),
  tax_id: z.optional(z.nullable(sellerFields.tax_id)),
  double_payments: z.optional(z.nullable(shopSettingFields.double_payments)),
  public_catalogue: z.optional(z.nullable(shopSettingFields.public_catalogue)),
  default_language: z.optional(z.nullable(shopSettingFields.default_language)),
  time_zone: z.optional(z.nullable(shopSettingFields.time_zone)),
  shown_currency: z.optional(z.nullable(shopSettingFields.shown_currency)),
  ...limitFields((name) => z.optional(z.nullable(shopSettingFields[name]))),
});
const settingsChange = z.extend(settingsDraft, { reason: reasonField });
export type SettingsChange = z.output<typeof settingsChange>;

/** Needs a recent confirmation, because it decides where buyers are sent and what they may owe. */
export const changeSettings = routes.post('changeSettings', '/settings', {
  summary: 'Change contacts and rules of the shop',
  confirmed: true,
  body: settingsChange,
  answer: settingsAnswer,
  errors: ['version_conflict', 'setting_wrong'],
  current: settingsAnswer,
});
