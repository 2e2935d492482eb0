import type { ConsoleSettings, SettingsChange } from '@sesame/contract/console/settings.ts';
import {
  contactSettingNames,
  type ShopLimit,
  type ShopSettingName,
  sellerSettingNames,
  shopLimitNames,
} from '@sesame/contract/shared/shop-settings.ts';
import { refuse } from '../../platform/http/errors.ts';
import { listShopSettings } from '../../platform/shop/shop.store.ts';
import { savedValues } from '../../platform/shop/shop-settings.ts';
import type { Actor } from '../operators/index.ts';
import { changeShop, type Needs, type Rows, serializeSetting, versionOf } from './change-shop.ts';
import { knowsTimeZone } from './settings.store.ts';

const group: readonly ShopSettingName[] = [
  ...contactSettingNames,
  ...sellerSettingNames,
  'double_payments',
  'public_catalogue',
  'default_language',
  'time_zone',
  'shown_currency',
  ...shopLimitNames,
];

export async function readSettings({ db, config }: Needs): Promise<ConsoleSettings> {
  return serializeSettings(await listShopSettings(db), config);
}

/** Changes contacts, rules and limits. They apply to new records only; open payments keep their terms. */
export async function changeSettings(
  platform: Needs,
  { version, reason, ...values }: SettingsChange,
  by: Actor,
): Promise<ConsoleSettings> {
  const serialize = (rows: Rows) => serializeSettings(rows, platform.config);
  const rows = await changeShop(platform, {
    ...by,
    action: 'settings.change',
    subject: 'shop:settings',
    group,
    version,
    reason,
    serialize,
    prepare: async (tx) => {
      const { time_zone: zone } = values;
      // Reports are grouped by the database, whose list of zones may be another one.
      if (zone && !(await knowsTimeZone(tx, zone))) refuse('setting_wrong', { field: 'time_zone' });
    },
    values: {
      ...values,
      help_url: values.help_url?.replace(/^t\.me\//, 'https://t.me/') ?? values.help_url,
    },
  });
  return serialize(rows);
}

function serializeSettings(rows: Rows, { defaultShop }: Needs['config']): ConsoleSettings {
  const saved = savedValues(rows);
  const line = <Name extends ShopSettingName>(name: Name, standard: (typeof saved)[Name]) =>
    serializeSetting(rows, name, { saved: saved[name], standard });
  return {
    version: versionOf(rows, group),
    help_url: line('help_url', defaultShop.helpUrl),
    support_email: line('support_email', defaultShop.supportEmail),
    legal_name: line('legal_name', defaultShop.seller.name),
    legal_address: line('legal_address', defaultShop.seller.address),
    tax_id: line('tax_id', defaultShop.seller.taxId),
    double_payments: line('double_payments', defaultShop.doublePayments),
    public_catalogue: line('public_catalogue', defaultShop.publicCatalogue),
    default_language: line('default_language', defaultShop.defaultLanguage),
    time_zone: line('time_zone', defaultShop.timeZone),
    shown_currency: line('shown_currency', defaultShop.shownCurrency),
    ...serializeLimits((name) => line(name, defaultShop.limits[name])),
  };
}

function serializeLimits<Line>(lineOf: (name: ShopLimit) => Line): Record<ShopLimit, Line> {
  // One entry for each name, which the type of `fromEntries` does not express.
  return Object.fromEntries(shopLimitNames.map((name) => [name, lineOf(name)])) as Record<
    ShopLimit,
    Line
  >;
}
