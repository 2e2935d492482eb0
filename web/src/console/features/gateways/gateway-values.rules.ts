import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';
import type { Setting } from './paste-check.rules.ts';

/** Typed settings by name: of secrets an empty text is no change, and null removes the saved value. */
export type SettingValues = Record<string, string | null>;

/** Settings of the environment cannot be changed in the console. */
function editableSettings({ settings }: Pick<ConsoleProvider, 'settings'>): Setting[] {
  return settings.filter(({ source }) => source !== 'environment');
}

/** What the fields show at first: secrets are never shown again. */
export function initialValues(provider: Pick<ConsoleProvider, 'settings'>): SettingValues {
  return Object.fromEntries(
    editableSettings(provider).map(({ name, value }) => [name, value ?? '']),
  );
}

/** The values to send: only what differs from what is saved. A saved value that was emptied is removed. */
export function changedValues(
  provider: Pick<ConsoleProvider, 'settings'>,
  values: SettingValues,
): SettingValues {
  const changed = editableSettings(provider).flatMap(
    ({ name, value, source }): [string, string | null][] => {
      const typed = values[name]?.trim() ?? null;
      if (typed === (value ?? '')) return [];
      if (typed !== '' && typed !== null) return [[name, typed]];
      return source === 'console' ? [[name, null]] : [];
    },
  );
  return Object.fromEntries(changed);
}

/** The step that an owner should do next: the first with a required setting that has no value; -1 when none has. */
export function nextStep({ steps, missing }: Pick<ConsoleProvider, 'steps' | 'missing'>): number {
  return steps.findIndex(({ settings }) => settings.some((name) => missing.includes(name)));
}
