import * as z from 'zod/mini';
import { timestampField } from './fields.ts';
import { reasonField } from './operator-fields.ts';
import { defineRoute } from './route.ts';
import {
  brandFields,
  contactFields,
  type ShopLimit,
  shopLimitNames,
  shopSettingFields,
} from './shop-settings.ts';

/** Brand, contacts and rules of the shop as the console sets them. A change holds in every process within a moment. */
const BASE = '/api-admin/api/v1';

const reading = {
  tag: 'Settings',
  auth: 'operator',
  permission: 'settings:read',
  limit: 'operatorRead',
} as const;
const writing = { ...reading, permission: 'settings:write', limit: 'operatorWrite' } as const;

/** One setting: what holds, what would without an operator's word, and who said it last. */
function settingField<Value extends z.ZodMiniType>(value: Value) {
  return z.strictObject({
    value: z.nullable(value),
    /** Of the environment, else of the shop itself. */
    standard: z.nullable(value),
    /** Whether an operator's word holds. */
    saved: z.boolean(),
    changed_at: z.nullable(timestampField),
    /** The operator's name. */
    changed_by: z.nullable(z.string()),
  });
}

const limitFields = <Field>(fieldOf: (name: ShopLimit) => Field) =>
  // One entry for each of the names.
  Object.fromEntries(shopLimitNames.map((name) => [name, fieldOf(name)])) as Record<
    ShopLimit,
    Field
  >;

export const brandAnswer = z.strictObject({
  /** Of the last change of any of them; 0: nobody has changed one. */
  version: z.int(),
  name: settingField(z.string()),
  name_ru: settingField(z.string()),
  hue: settingField(z.number()),
  chroma: settingField(z.number()),
  /** Where the picture is served; null: the shop's own mark. */
  logo: settingField(z.string()),
});
export type OperatorBrand = z.output<typeof brandAnswer>;

export const readBrand = defineRoute({
  ...reading,
  id: 'readBrand',
  method: 'GET',
  path: `${BASE}/brand`,
  summary: 'Name, colour and logo of the shop',
  answer: brandAnswer,
});

const brandChange = z.strictObject({
  /** The version that was looked at. */
  version: z.int(),
  name: z.optional(z.nullable(brandFields.name)),
  name_ru: z.optional(z.nullable(brandFields.name_ru)),
  hue: z.optional(z.nullable(brandFields.hue)),
  chroma: z.optional(z.nullable(brandFields.chroma)),
  /** Only taken away here; a new one comes by `uploadBrandLogo`. */
  logo: z.optional(z.null()),
});
export type BrandChange = z.output<typeof brandChange>;

/** What is left out stays; null goes back to the standard. A colour that does not read is refused, with the pairs that fail. */
export const changeBrand = defineRoute({
  ...writing,
  id: 'changeBrand',
  method: 'POST',
  path: `${BASE}/brand`,
  summary: 'Change name and colour of the shop',
  body: brandChange,
  answer: brandAnswer,
  errors: ['changed_meanwhile', 'brand_contrast'],
  current: brandAnswer,
});

export const uploadBrandLogo = defineRoute({
  ...writing,
  id: 'uploadBrandLogo',
  method: 'POST',
  path: `${BASE}/brand/logo`,
  summary: 'Put a PNG or JPEG of at most 5 MB, drawn anew, in place of the mark',
  query: z.strictObject({
    version: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.pipe(z.transform(Number), z.int())),
  }),
  multipart: true,
  answer: brandAnswer,
  status: 201,
  errors: ['changed_meanwhile', 'image_type', 'image_too_large', 'image_unreadable'],
  current: brandAnswer,
});

export const settingsAnswer = z.strictObject({
  version: z.int(),
  help_url: settingField(z.string()),
  support_email: settingField(z.string()),
  ...limitFields(() => settingField(z.int())),
});
export type OperatorSettings = z.output<typeof settingsAnswer>;

export const readSettings = defineRoute({
  ...reading,
  id: 'readSettings',
  method: 'GET',
  path: `${BASE}/settings`,
  summary: 'Contacts and rules of the shop',
  answer: settingsAnswer,
});

const settingsChange = z.strictObject({
  version: z.int(),
  reason: reasonField,
  help_url: z.optional(z.nullable(contactFields.help_url)),
  support_email: z.optional(z.nullable(contactFields.support_email)),
  ...limitFields((name) => z.optional(z.nullable(shopSettingFields[name]))),
});
export type SettingsChange = z.output<typeof settingsChange>;

/** Where buyers are led to and what they may owe is decided by somebody who showed the password lately. */
export const changeSettings = defineRoute({
  ...writing,
  id: 'changeSettings',
  method: 'POST',
  path: `${BASE}/settings`,
  summary: 'Change contacts and rules of the shop',
  confirmed: true,
  body: settingsChange,
  answer: settingsAnswer,
  errors: ['changed_meanwhile'],
  current: settingsAnswer,
});
