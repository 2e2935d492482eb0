import type { ConsoleSettings } from '@sesame/contract/console/settings.ts';
import {
  type ContactSettingName,
  contactSettingNames,
  type DoublePaymentPolicy,
  type ShopLimit,
  shopLimitNames,
} from '@sesame/contract/shared/shop-settings.ts';

/** Settings with a few possible values. */
export type ChoiceValues = { double_payments: DoublePaymentPolicy; public_catalogue: boolean };
export type ChoiceName = keyof ChoiceValues;
const choiceNames = ['double_payments', 'public_catalogue'] as const;

export type SettingName = ContactSettingName | ChoiceName | ShopLimit;

/** The values of the form; an empty one resets its setting to the default. */
export type SettingValues = Record<ContactSettingName, string> & {
  [Name in ChoiceName]: ChoiceValues[Name] | null;
} & Record<ShopLimit, number | null>;

export function valuesOf(settings: ConsoleSettings): SettingValues {
  return Object.fromEntries([
    ...contactSettingNames.map((name) => [name, settings[name].value ?? '']),
    ...choiceNames.map((name) => [name, settings[name].value]),
    ...shopLimitNames.map((name) => [name, settings[name].value]),
    // The object has exactly these names as keys.
  ]) as SettingValues;
}

/** The changed settings; a value equal to the default resets its setting. */
export function changesOf(values: SettingValues, settings: ConsoleSettings) {
  const began = valuesOf(settings);
  const names: readonly SettingName[] = [...contactSettingNames, ...choiceNames, ...shopLimitNames];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = isContact(name) ? values[name].trim() : values[name];
      if (value === began[name]) return [];
      return [[name, value === '' || value === settings[name].standard ? null : value]];
    }),
  );
}

export function isContact(name: SettingName): name is ContactSettingName {
  return name === 'help_url' || name === 'support_email';
}

export function isChoice(name: SettingName): name is ChoiceName {
  return choiceNames.some((one) => one === name);
}
