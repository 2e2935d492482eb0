import type { OperatorSettings, SettingsChange } from '@sesame/contract/operator-settings.ts';
import {
  contactSettingNames,
  type ShopLimit,
  type ShopSettingName,
  shopLimitNames,
} from '@sesame/contract/shop-settings.ts';
import { listShopSettings } from '../../platform/shop/shop.store.ts';
import { savedValues } from '../../platform/shop/shop-settings.ts';
import type { DoneBy } from '../operators/index.ts';
import { changeShop, type Needs, type Rows, settingOnWire, versionOf } from './change-shop.ts';

const group: readonly ShopSettingName[] = [...contactSettingNames, ...shopLimitNames];

export async function readSettings({ db, config }: Needs): Promise<OperatorSettings> {
  return settingsOnWire(await listShopSettings(db), config);
}

/** Contacts and rules for everything that happens from now on; what is under way keeps what it was promised. */
export async function changeSettings(
  platform: Needs,
  { version, reason, ...wanted }: SettingsChange,
  by: DoneBy,
): Promise<OperatorSettings> {
  const onWire = (rows: Rows) => settingsOnWire(rows, platform.config);
  const rows = await changeShop(platform, {
    ...by,
    action: 'settings.change',
    subject: 'shop:settings',
    group,
    version,
    reason,
    onWire,
    wanted: {
      ...wanted,
      help_url: wanted.help_url?.replace(/^t\.me\//, 'https://t.me/') ?? wanted.help_url,
    },
  });
  return onWire(rows);
}

function settingsOnWire(rows: Rows, { standardShop }: Needs['config']): OperatorSettings {
  const saved = savedValues(rows);
  return {
    version: versionOf(rows, group),
    help_url: settingOnWire(rows, 'help_url', {
      saved: saved.help_url,
      standard: standardShop.helpUrl,
    }),
    support_email: settingOnWire(rows, 'support_email', {
      saved: saved.support_email,
      standard: standardShop.supportEmail,
    }),
    ...limitsOnWire((name) =>
      settingOnWire(rows, name, { saved: saved[name], standard: standardShop.limits[name] }),
    ),
  };
}

function limitsOnWire<Line>(lineOf: (name: ShopLimit) => Line): Record<ShopLimit, Line> {
  // One entry for each of the names.
  return Object.fromEntries(shopLimitNames.map((name) => [name, lineOf(name)])) as Record<
    ShopLimit,
    Line
  >;
}
