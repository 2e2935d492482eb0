type Schemas = Readonly<Record<string, object>>;

const PREFIX = '#/components/schemas/';
const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;
/** Every schema comes twice, as it is read and as it is answered; the former has this at the end of its name. */
const INPUT = 'Input';

/**
 * Leaves one component for each schema that is only read, only answered, or the same in both cases, and removes those
 * that no call uses.
 */
export function tidyComponents<D extends object>(document: D): D {
  // Trusted input: the OpenAPI document that the library has just built.
  const { components, ...rest } = document as { components?: { schemas?: Schemas } };
  const schemas = components?.schemas ?? {};
  const used = usedFrom(rest, schemas);
  const shortened = shortenedNames(used, schemas);
  const written = JSON.stringify([
    rest,
    Object.fromEntries([...used].map((name) => [name, schemas[name]])),
  ]);
  const [tidy, shared] = JSON.parse(
    written.replaceAll(REFERENCE, (_, name: string) => `"${PREFIX}${shortened.get(name) ?? name}"`),
  ) as [object, Schemas];
  const named = Object.entries(shared).map(
    ([name, schema]) => [shortened.get(name) ?? name, schema] as const,
  );
  const sorted = named.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...tidy, components: { ...components, schemas: Object.fromEntries(sorted) } } as D;
}

/** The inputs that can go by the shorter name, without `Input`. */
function shortenedNames(used: ReadonlySet<string>, schemas: Schemas): Map<string, string> {
  const shortened = new Map<string, string>();
  for (const name of used) {
    const short = name.slice(0, -INPUT.length);
    if (name.endsWith(INPUT) && schemas[short] !== undefined) shortened.set(name, short);
  }
  const textOf = (name: string) =>
    JSON.stringify(schemas[name]).replaceAll(
      REFERENCE,
      (_, part: string) => `"${PREFIX}${shortened.get(part) ?? part}"`,
    );
  // An input that differs keeps its name, and so does every input that contains it.
  const differing = () =>
    [...shortened].filter(([name, short]) => used.has(short) && textOf(name) !== textOf(short));
  for (let found = differing(); found.length > 0; found = differing()) {
    for (const [name] of found) shortened.delete(name);
  }
  return shortened;
}

/** Names of the components that are reached from here, directly or through others. */
function usedFrom(start: object, schemas: Schemas): Set<string> {
  const used = new Set<string>();
  const open = [start];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    for (const [, name = ''] of JSON.stringify(value).matchAll(REFERENCE)) {
      const schema = schemas[name];
      if (used.has(name) || schema === undefined) continue;
      used.add(name);
      open.push(schema);
    }
  }
  return used;
}
