export type Change = {
  /** Empty when the values are not objects. */
  field: string;
  before: unknown;
  after: unknown;
  changed: boolean;
};

/** The changes of an audit event, field by field; unchanged fields come last. */
export function compareValues(before: unknown, after: unknown): Change[] {
  if (before === null && after === null) return [];
  if (!isFields(before) || !isFields(after)) return [{ field: '', before, after, changed: true }];
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => {
      const [was, is] = [before?.[field] ?? null, after?.[field] ?? null];
      return { field, before: was, after: is, changed: JSON.stringify(was) !== JSON.stringify(is) };
    })
    .toSorted((one, other) => Number(other.changed) - Number(one.changed));
}

/** Null counts as an object without fields: a created record has only an "after". */
function isFields(value: unknown): value is Record<string, unknown> | null {
  return typeof value === 'object' && !Array.isArray(value);
}
