import { PROMOCODE_MAX } from '@sesame/contract/shared/limits.ts';

/**
 * Codes from a link, stored for later: the referral code (`r`) and a coupon. They are kept for 30 days, until used or
 * until a sign-out, so that the next person on the device does not inherit them; a newer link replaces an older one.
 */
export type CodeName = 'r' | 'coupon';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000;
const storageNames: Readonly<Record<CodeName, string>> = { r: 'kept_r', coupon: 'saved_coupon' };

type SavedCode = { code: string; until: number };

export function saveCodes(search: string): void {
  for (const name of ['r', 'coupon'] as const) {
    const code = codeIn(search, name);
    if (code) write(name, { code, until: Date.now() + LIFETIME_MS });
  }
}

/** The code in the address, else the one stored by an earlier visit. */
export function codeOf(search: string, name: CodeName): string | null {
  return codeIn(search, name) ?? savedCode(name);
}

export function savedCode(name: CodeName): string | null {
  const saved = read(name);
  return saved && saved.until > Date.now() ? saved.code : null;
}

export function clearCodes(...names: CodeName[]): void {
  for (const name of names) localStorage.removeItem(storageNames[name]);
}

function codeIn(search: string, name: CodeName): string | null {
  return new URLSearchParams(search).get(name)?.trim().slice(0, PROMOCODE_MAX) || null;
}

function write(name: CodeName, saved: SavedCode): void {
  try {
    localStorage.setItem(storageNames[name], JSON.stringify(saved));
  } catch {
    // Storage is disabled or full: the code is still in the address.
  }
}

function read(name: CodeName): SavedCode | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(storageNames[name]) ?? 'null');
    return isSavedCode(saved) ? saved : null;
  } catch {
    return null;
  }
}

function isSavedCode(value: unknown): value is SavedCode {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'code' in value &&
    typeof value.code === 'string' &&
    'until' in value &&
    typeof value.until === 'number'
  );
}
