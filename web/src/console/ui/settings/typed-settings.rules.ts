/** A setting that is typed in a form and may also come from the environment. */
interface TypedSetting {
  readonly name: string;
  /** Null of a secret, also when one is saved. */
  readonly value: string | null;
  readonly source: 'environment' | 'console' | 'default' | 'none';
}

/** Typed settings by name: of secrets an empty text is not a change, and null removes the saved value. */
export type TypedValues = Record<string, string | null>;

/** What the fields show at first: secrets are never shown again. */
export function initialValues(settings: readonly TypedSetting[]): TypedValues {
  return Object.fromEntries(editable(settings).map(({ name, value }) => [name, value ?? '']));
}

/** The values to send: only what differs from what is saved. A saved value that was emptied is removed. */
export function changedValues(settings: readonly TypedSetting[], values: TypedValues): TypedValues {
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
function editable(settings: readonly TypedSetting[]): TypedSetting[] {
  return settings.filter(({ source }) => source !== 'environment');
}
