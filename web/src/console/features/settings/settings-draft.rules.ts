import type { ConsoleSettings, SettingsChange } from '@sesame/contract/console/settings.ts';
import {
  type ContactSettingName,
  contactFields,
  contactSettingNames,
  type ShopLimit,
  shopLimitNames,
  shopLimits,
} from '@sesame/contract/shared/shop-settings.ts';

export type SettingName = ContactSettingName | ShopLimit;
const settingNames: readonly SettingName[] = [...contactSettingNames, ...shopLimitNames];

/** Values as typed. */
export type EditedSettings = Readonly<Record<SettingName, string>>;

export function editedFrom(settings: ConsoleSettings): EditedSettings {
  return Object.fromEntries(
    settingNames.map((name) => [name, String(settings[name].value ?? '')]),
    // The object has exactly these names as keys.
  ) as EditedSettings;
}

/** Values that the server would reject; an empty one resets to the default. */
export function wrongNames(edited: EditedSettings): readonly SettingName[] {
  return settingNames.filter((name) => {
    const typed = edited[name].trim();
    if (typed === '') return false;
    if (isContact(name)) return !contactFields[name].safeParse(typed).success;
    const { min, max } = shopLimits[name];
    return !/^\d{1,6}$/.test(typed) || Number(typed) < min || Number(typed) > max;
  });
}

/** The changed settings; a value equal to the default resets its setting. */
export function changesOf(
  edited: EditedSettings,
  settings: ConsoleSettings,
): Omit<SettingsChange, 'version' | 'reason'> {
  const began = editedFrom(settings);
  const changed = settingNames.filter((name) => edited[name].trim() !== began[name]);
  return Object.fromEntries(
    changed.map((name): [SettingName, string | number | null] => {
      const typed = edited[name].trim();
      if (typed === '' || typed === String(settings[name].standard ?? '')) return [name, null];
      return [name, isContact(name) ? typed : Number(typed)];
    }),
  );
}

export function isContact(name: SettingName): name is ContactSettingName {
  return name === 'help_url' || name === 'support_email';
}
