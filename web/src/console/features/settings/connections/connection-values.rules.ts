import type { ConnectionSetting } from '@sesame/contract/console/settings/connections.ts';

/** Typed settings by name: of secrets an empty text is no change, and null removes the saved value. */
export type ConnectionValues = Record<string, string | null>;

/** What the fields show at first: secrets are never shown again. */
export function initialValues(settings: readonly ConnectionSetting[]): ConnectionValues {
  return Object.fromEntries(editable(settings).map(({ name, value }) => [name, value ?? '']));
}

/** The values to send: only what differs from what is saved. A saved value that was emptied is removed. */
export function changedValues(
  settings: readonly ConnectionSetting[],
  values: ConnectionValues,
): ConnectionValues {
  return Object.fromEntries(
    editable(settings).flatMap(({ name, value, source }): [string, string | null][] => {
      const typed = values[name]?.trim() ?? null;
      if (typed === (value ?? '')) return [];
      if (typed !== '' && typed !== null) return [[name, typed]];
      return source === 'console' ? [[name, null]] : [];
    }),
  );
}

/** Settings of the environment cannot be changed in the console. */
function editable(settings: readonly ConnectionSetting[]): ConnectionSetting[] {
  return settings.filter(({ source }) => source !== 'environment');
}
