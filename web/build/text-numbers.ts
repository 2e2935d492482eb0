/**
 * `t('save')` → `t(382)`, `t(kind === 'app' ? 'save' : 'pay')` → `t(kind === 'app' ? 382 : 128)`: literal names need no table at run time.
 * @param reader `t` reads the texts of buyers in the shop; in the console it reads the console's own messages, and
 *   `tShop` reads the texts of buyers
 */
export function numberCalls(
  source: string,
  numbers: Readonly<Record<string, number>>,
  reader: 't' | 'tShop' = 't',
): string {
  const numberOf = (name: string) => (Object.hasOwn(numbers, name) ? numbers[name] : undefined);
  return source
    .replace(CALL, (call, before: string, name: string) => {
      if (!before.startsWith(`${reader}(`)) return call;
      const number = numberOf(name);
      return number === undefined ? call : `${before}${number}`;
    })
    .replace(CHOICE, (call, before: string, name: string, between: string, other: string) => {
      if (!before.startsWith(`${reader}(`)) return call;
      const [one, two] = [numberOf(name), numberOf(other)];
      return one === undefined || two === undefined ? call : `${before}${one}${between}${two}`;
    });
}

/** Names that occur outside of such a call, for example in a table; these need a lookup at run time. */
export function looseNames(source: string): Set<string> {
  const calls = source.replace(CALL, '').replace(CHOICE, '');
  return new Set([...calls.matchAll(/(['"])(\w+)\1/g)].map(([, , name = '']) => name));
}

/**
 * The module `texts/keys.ts` with only the names that need a lookup, and all numbers as ranges. The names are in the
 * order of their numbers, so that only the first of a row needs one, relative to the last: a third smaller compressed.
 */
export function writeKeys(
  numbers: Readonly<Record<string, number>>,
  looked: ReadonlySet<string>,
): string {
  const used = Object.entries(numbers).filter(([name]) => looked.has(name));
  const rows = JSON.stringify(rowsOf(used));
  const ranges = JSON.stringify(rangesOf(Object.values(numbers)));
  return `export const textKeys = (() => {
  const keys = {};
  let number = 0;
  for (const row of ${rows}.split('|')) {
    const [step, ...names] = row.split(' ');
    number += Number(step) - 1;
    for (const name of names) keys[name] = ++number;
  }
  return keys;
})();
export const textNumbers = ${ranges}.flatMap(([first, size]) => Array.from({ length: size }, (_, at) => first + at));
`;
}

/** `5 save apply|3 pay`: 5 is the number of `save`, 6 of `apply`, and 9 of `pay`. */
function rowsOf(used: readonly (readonly [name: string, number: number])[]): string {
  let rows = '';
  let last = 0;
  for (const [name, number] of used.toSorted(([, a], [, b]) => a - b)) {
    const isNext = rows !== '' && number === last + 1;
    rows += isNext ? ` ${name}` : `${rows && '|'}${number - last} ${name}`;
    last = number;
  }
  return rows;
}

const CALL = /(\b(?:t|tShop)\(\s*)'(\w+)'/g;
// The condition is without calls; what it compares with may be in quotes.
const CHOICE = /(\b(?:t|tShop)\(\s*(?:[^?:'"(),]|'\w*')+\?\s*)'(\w+)'(\s*:\s*)'(\w+)'/g;

function rangesOf(numbers: readonly number[]): [first: number, size: number][] {
  const ranges: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && number === last[0] + last[1]) last[1]++;
    else ranges.push([number, 1]);
  }
  return ranges;
}
