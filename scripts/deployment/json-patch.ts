type Fields = Record<string, unknown>;

/** One operation of a JSON patch (RFC 6902); those that deploy/kubernetes uses. */
export type Operation =
  | { readonly op: 'test'; readonly path: string; readonly value: string }
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown };

/** Returns a changed copy. Throws where a path leads nowhere or holds another value than the patch expects. */
export function applyOperations<T>(value: T, operations: readonly Operation[]): T {
  const changed = structuredClone(value);
  for (const operation of operations) applyOperation(changed, operation);
  return changed;
}

function applyOperation(root: unknown, { op, path, value }: Operation): void {
  const names = path.split('/').slice(1);
  const last = names.at(-1) ?? '';
  const holder = names.slice(0, -1).reduce((part, name) => holderOf(part, path)[name], root);
  const fields = holderOf(holder, path);
  if (op === 'add' && last === '-' && Array.isArray(holder)) holder.push(value);
  else if (op === 'add' && !Array.isArray(holder)) fields[last] = value;
  else if (op === 'replace' && last in fields) fields[last] = value;
  else if (op !== 'test' || fields[last] !== value) throw new Error(`cannot ${op} ${path}`);
}

function holderOf(part: unknown, path: string): Fields {
  if (typeof part !== 'object' || part === null) throw new Error(`${path} leads nowhere`);
  // The cast is safe: names of fields and positions in lists are both keys.
  return part as Fields;
}
