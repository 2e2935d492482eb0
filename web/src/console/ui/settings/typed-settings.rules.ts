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

interface FormValues {
  readonly values: TypedValues;
  readonly reason: string;
}

/**
 * What a form of typed settings begins with and sends. Setting something up takes several saves, which need no separate reasons: until
 * then `reasonOf` gives one.
 */
export function typedSettingsForm<
  Saved extends { readonly version: number; readonly settings: readonly TypedSetting[] },
>(first: Saved, reasonOf: (record: Saved) => string) {
  return {
    valuesOf: (record: Saved | null): FormValues => ({
      values: initialValues((record ?? first).settings),
      reason: reasonOf(record ?? first),
    }),
    body: ({ values, reason }: FormValues, record: Saved | null) => ({
      version: record?.version,
      values: changedValues((record ?? first).settings, values),
      reason,
    }),
  };
}

/** Settings of the environment cannot be changed in the console. */
function editable(settings: readonly TypedSetting[]): TypedSetting[] {
  return settings.filter(({ source }) => source !== 'environment');
}
