interface Field {
  readonly name: string;
  readonly secret: boolean;
}

/** Settings as the audit log may contain them: secrets are replaced by `set`. */
export function auditedSettings(
  fields: readonly Field[],
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const shown = fields.flatMap(({ name, secret }) => {
    const value = values[name];
    return value === undefined ? [] : [[name, secret ? 'set' : value] as const];
  });
  return Object.fromEntries(shown);
}
