import type { ConsoleSettings } from '@sesame/contract/console/settings.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import {
  type ContactSettingName,
  contactSettingNames,
  type DoublePaymentPolicy,
  type SellerSettingName,
  type ShopLimit,
  type ShownCurrency,
  sellerSettingNames,
  shopLimitNames,
  shopLimits,
} from '@sesame/contract/shared/shop-settings.ts';

/** Settings with a few possible values. */
export type ChoiceValues = {
  double_payments: DoublePaymentPolicy;
  public_catalogue: boolean;
  default_language: Language;
  time_zone: string;
  shown_currency: ShownCurrency;
};
export type ChoiceName = keyof ChoiceValues;
const choiceNames = [
  'double_payments',
  'public_catalogue',
  'default_language',
  'time_zone',
  'shown_currency',
] as const;

/** Settings of one typed line. */
export type LineName = ContactSettingName | SellerSettingName;
const lineNames: readonly LineName[] = [...contactSettingNames, ...sellerSettingNames];

export type SettingName = LineName | ChoiceName | ShopLimit;

/** The values of the form; an empty one resets its setting to the default. */
export type SettingValues = Record<LineName, string> & {
  [Name in ChoiceName]: ChoiceValues[Name] | null;
} & Record<ShopLimit, number | null>;

export function valuesOf(settings: ConsoleSettings): SettingValues {
  return Object.fromEntries([
    ...lineNames.map((name) => [name, settings[name].value ?? '']),
    ...choiceNames.map((name) => [name, settings[name].value]),
    ...shopLimitNames.map((name) => [name, settings[name].value]),
    // The object has exactly these names as keys.
  ]) as SettingValues;
}

/** The changed settings; a value equal to the default resets its setting. */
export function changesOf(values: SettingValues, settings: ConsoleSettings) {
  const began = valuesOf(settings);
  const names: readonly SettingName[] = [...lineNames, ...choiceNames, ...shopLimitNames];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = isLine(name) ? values[name].trim() : values[name];
      if (value === began[name]) return [];
      return [[name, value === '' || value === settings[name].standard ? null : value]];
    }),
  );
}

/** The value of the form that resets a setting to its default. */
export function standardOf(name: SettingName, settings: ConsoleSettings) {
  return settings[name].standard ?? (isLine(name) ? '' : null);
}

/** The unit of a setting that is a number of something other than records. */
export function unitOf(name: SettingName): 'hours' | 'days' | undefined {
  if (isLine(name) || isChoice(name)) return undefined;
  const { unit } = shopLimits[name];
  return unit === 'count' ? undefined : unit;
}

export function isLine(name: SettingName): name is LineName {
  return lineNames.some((one) => one === name);
}

export function isChoice(name: SettingName): name is ChoiceName {
  return choiceNames.some((one) => one === name);
}
