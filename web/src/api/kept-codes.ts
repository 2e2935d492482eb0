import { PROMOCODE_MAX } from '@sesame/contract/limits.ts';

/**
 * What a link brought along for later: who invited (`r`) and a coupon. They belong to the device, not to a person, and
 * are kept for 30 days or until they are used; a newer link replaces an older one.
 */
export type CodeName = 'r' | 'coupon';

const LIFE_MS = 30 * 24 * 60 * 60 * 1_000;
const storageNames: Readonly<Record<CodeName, string>> = { r: 'kept_r', coupon: 'kept_coupon' };

export const keptCodeNames: readonly string[] = Object.values(storageNames);

type KeptCode = { code: string; until: number };

export function keepCodes(search: string): void {
  for (const name of ['r', 'coupon'] as const) {
    const code = codeIn(search, name);
    if (code) write(name, { code, until: Date.now() + LIFE_MS });
  }
}

/** The code of the address, else the one that an earlier visit left. */
export function codeOf(search: string, name: CodeName): string | null {
  return codeIn(search, name) ?? keptCode(name);
}

export function keptCode(name: CodeName): string | null {
  const kept = read(name);
  return kept && kept.until > Date.now() ? kept.code : null;
}

export function forgetCodes(...names: CodeName[]): void {
  for (const name of names) localStorage.removeItem(storageNames[name]);
}

function codeIn(search: string, name: CodeName): string | null {
  return new URLSearchParams(search).get(name)?.trim().slice(0, PROMOCODE_MAX) || null;
}

function write(name: CodeName, kept: KeptCode): void {
  try {
    localStorage.setItem(storageNames[name], JSON.stringify(kept));
  } catch {
    // Storage is off or full: the code still travels in the address.
  }
}

function read(name: CodeName): KeptCode | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageNames[name]) ?? 'null');
    return isKeptCode(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKeptCode(value: unknown): value is KeptCode {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'code' in value &&
    typeof value.code === 'string' &&
    'until' in value &&
    typeof value.until === 'number'
  );
}
