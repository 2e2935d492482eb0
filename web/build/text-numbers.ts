/** `t('save')` → `t(382)`: a call that names its text needs no table to look it up in. */
export function numberCalls(source: string, numbers: Readonly<Record<string, number>>): string {
  return source.replace(CALL, (call, before: string, name: string) => {
    const number = Object.hasOwn(numbers, name) ? numbers[name] : undefined;
    return number === undefined ? call : `${before}${number}`;
  });
}

/** Names that a source writes anywhere but in such a call, in a table for example: these still have to be looked up. */
export function looseNames(source: string): Set<string> {
  const calls = source.replace(CALL, '');
  return new Set([...calls.matchAll(/(['"])(\w+)\1/g)].map(([, , name = '']) => name));
}

/** The module `texts/keys.ts` with the names that are looked up, and with all numbers as ranges. */
export function writeKeys(
  numbers: Readonly<Record<string, number>>,
  looked: ReadonlySet<string>,
): string {
  const kept = Object.entries(numbers).filter(([name]) => looked.has(name));
  const ranges = JSON.stringify(rangesOf(Object.values(numbers)));
  return `export const textKeys = ${JSON.stringify(Object.fromEntries(kept))};
export const textNumbers = ${ranges}.flatMap(([first, size]) => Array.from({ length: size }, (_, at) => first + at));
`;
}

const CALL = /(\bt\(\s*)'(\w+)'/g;

function rangesOf(numbers: readonly number[]): [first: number, size: number][] {
  const ranges: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && number === last[0] + last[1]) last[1]++;
    else ranges.push([number, 1]);
  }
  return ranges;
}
