import type { Language } from '@sesame/contract/shared/limits.ts';
import {
  type ShopSettingName,
  shopLimitNames,
  shopSettingFields,
} from '@sesame/contract/shared/shop-settings.ts';
import type * as z from 'zod/mini';
import type { SavedLogo, ShopSettings } from '../../config.ts';

type Values = { readonly [Name in ShopSettingName]?: z.output<(typeof shopSettingFields)[Name]> };

/** Values saved by operators, by name. A value that this version of the shop does not understand is ignored. */
export function savedValues(rows: readonly { name: string; value: unknown }[]): Values {
  return Object.fromEntries(
    rows.flatMap(({ name, value }) => {
      if (value === null || !isSettingName(name)) return [];
      const parsed = shopSettingFields[name].safeParse(value);
      return parsed.success ? [[name, parsed.data]] : [];
    }),
  );
}

/** The effective settings: saved values override the standard ones. */
export function shopFrom(
  standard: ShopSettings,
  saved: Values,
  logo: SavedLogo | undefined,
): ShopSettings {
  return {
    brandName: saved.name ?? standard.brandName,
    brandNameRu: saved.name_ru ?? standardNameRu(standard, saved.name),
    hue: saved.hue ?? standard.hue,
    chroma: saved.chroma ?? standard.chroma,
    logo: logo ?? standard.logo,
    helpUrl: saved.help_url ?? standard.helpUrl,
    supportEmail: saved.support_email ?? standard.supportEmail,
    seller: {
      name: saved.legal_name ?? standard.seller.name,
      address: saved.legal_address ?? standard.seller.address,
      taxId: saved.tax_id ?? standard.seller.taxId,
    },
    doublePayments: saved.double_payments ?? standard.doublePayments,
    publicCatalogue: saved.public_catalogue ?? standard.publicCatalogue,
    defaultLanguage: saved.default_language ?? standard.defaultLanguage,
    timeZone: saved.time_zone ?? standard.timeZone,
    shownCurrency: saved.shown_currency ?? standard.shownCurrency,
    connections: standard.connections,
    isOpen: saved.open ?? standard.isOpen,
    firstRunHidden: saved.first_run_hidden ?? standard.firstRunHidden,
    firstSaleSeen: saved.first_sale_seen ?? standard.firstSaleSeen,
    limits: Object.fromEntries(
      shopLimitNames.map((name) => [name, saved[name] ?? standard.limits[name]]),
      // The cast is safe: there is an entry for each of the names.
    ) as ShopSettings['limits'],
  };
}

/** The Russian name that belongs to the standard name; a shop with another name has it in both languages. */
export function standardNameRu(
  { brandNameRu }: Pick<ShopSettings, 'brandNameRu'>,
  savedName: string | undefined,
): string | undefined {
  return savedName === undefined ? brandNameRu : undefined;
}

/** The shop's name in this language. */
export function brandNameIn(
  { brandName, brandNameRu }: Pick<ShopSettings, 'brandName' | 'brandNameRu'>,
  language: Language,
): string {
  return language === 'ru' ? (brandNameRu ?? brandName) : brandName;
}

/** Where a buyer gets help: a page, else a mail address. */
export function supportUrlOf({
  helpUrl,
  supportEmail,
}: Pick<ShopSettings, 'helpUrl' | 'supportEmail'>): string | undefined {
  return helpUrl ?? (supportEmail === undefined ? undefined : `mailto:${supportEmail}`);
}

function isSettingName(name: string): name is ShopSettingName {
  return Object.hasOwn(shopSettingFields, name);
}
