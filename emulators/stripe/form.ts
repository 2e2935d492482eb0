import { invalidRequest } from './errors.ts';

export interface FormFields {
  [name: string]: string | FormFields | (string | FormFields)[];
}

const KEY = /^([a-z_0-9]+)((?:\[[a-z_0-9]+\])*)$/i;

/** `a[b][0]=c` → `{a: {b: ['c']}}`: parses the bracket keys of Stripe's forms and queries. */
export function parseForm(text: string): FormFields {
  const tree: Tree = new Map();
  for (const [key, value] of new URLSearchParams(text)) {
    const [, first, rest = ''] = key.match(KEY) ?? [];
    if (first === undefined) throw invalidRequest(`Invalid field: ${key}`, { param: key });
    const path = [first, ...[...rest.matchAll(/\[([^\]]+)\]/g)].map(([, part]) => part ?? '')];
    setAt(tree, path, value, key);
  }
  return grow(tree);
}

/** Maps, so that a field name cannot collide with properties of Object.prototype. */
type Tree = Map<string, string | Tree>;

function setAt(tree: Tree, [name = '', ...rest]: string[], value: string, key: string) {
  const known = tree.get(name);
  if (rest.length === 0) {
    if (known !== undefined) throw invalidRequest(`Received twice: ${key}`, { param: key });
    tree.set(name, value);
    return;
  }
  const branch = known ?? new Map();
  if (typeof branch === 'string') throw invalidRequest(`Invalid field: ${key}`, { param: key });
  tree.set(name, branch);
  setAt(branch, rest, value, key);
}

function grow(tree: Tree): FormFields {
  return Object.fromEntries(
    [...tree].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : nestedFields(value),
    ]),
  );
}

function nestedFields(branch: Tree): FormFields | (string | FormFields)[] {
  const isList = [...branch.keys()].every((name, index) => name === String(index));
  if (!isList) return grow(branch);
  return [...branch.values()].map((value) => (typeof value === 'string' ? value : grow(value)));
}
