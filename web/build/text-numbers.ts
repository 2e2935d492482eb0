/**
 * `t('save')` → `t(382)`: a literal name needs no table at run time.
 * @param reader `t` reads the texts of buyers in the shop; in the console it reads the console's own messages, and
 *   `tShop` reads the texts of buyers
 */
export function numberCalls(
  source: string,
  numbers: Readonly<Record<string, number>>,
  reader: 't' | 'tShop' = 't',
): string {
  return source.replace(CALL, (call, before: string, name: string) => {
    if (!before.startsWith(`${reader}(`)) return call;
    const number = Object.hasOwn(numbers, name) ? numbers[name] : undefined;
    return number === undefined ? call : `${before}${number}`;
  });
}

/** Names that occur outside of such a call, for example in a table; these need a lookup at run time. */
export function looseNames(source: string): Set<string> {
  const calls = source.replace(CALL, '');
  return new Set([...calls.matchAll(/(['"])(\w+)\1/g)].map(([, , name = '']) => name));
}

/** The module `texts/keys.ts` with only the names that need a lookup, and all numbers as ranges. */
export function writeKeys(
  numbers: Readonly<Record<string, number>>,
  looked: ReadonlySet<string>,
): string {
  const used = Object.entries(numbers).filter(([name]) => looked.has(name));
  const ranges = JSON.stringify(rangesOf(Object.values(numbers)));
  return `export const textKeys = ${JSON.stringify(Object.fromEntries(used))};
export const textNumbers = ${ranges}.flatMap(([first, size]) => Array.from({ length: size }, (_, at) => first + at));
`;
}

const CALL = /(\b(?:t|tShop)\(\s*)'(\w+)'/g;

function rangesOf(numbers: readonly number[]): [first: number, size: number][] {
  const ranges: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && number === last[0] + last[1]) last[1]++;
    else ranges.push([number, 1]);
  }
  return ranges;
}
