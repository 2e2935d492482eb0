import { EMAIL_MAX, RESERVED_USERNAMES, USERNAME_MAX } from '@sesame/contract/shared/limits.ts';

/** Trims, applies NFKC and lower-cases: the form in which addresses are stored and looked up. */
export function normalizeEmail(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

/** The part after `@` of a text that need not be a valid address. */
export function mailDomainOf(typed: string): string {
  const email = normalizeEmail(typed);
  return email.slice(email.lastIndexOf('@') + 1);
}

/**
 * Whether a normalized text is an email address we can write to. Runs in linear time with bounded length. Full-width
 * `@` characters are looked for in the typed text, because NFKC turns them into plain ones.
 */
export function isEmail(normalized: string, typed: string): boolean {
  if (normalized.length > EMAIL_MAX || typed.includes('＠') || typed.includes('﹫')) return false;
  const at = normalized.indexOf('@');
  if (at < 1 || at !== normalized.lastIndexOf('@') || at > 64) return false;
  const local = normalized.slice(0, at);
  const labels = normalized.slice(at + 1).split('.');
  return (
    !/[\s\p{C}"(),:;[\]\\]/u.test(local) &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !local.includes('..') &&
    labels.length >= 2 &&
    labels.every(
      (label) => label.length <= 63 && /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(label),
    ) &&
    (labels.at(-1)?.length ?? 0) >= 2
  );
}

/** The part before `@` reduced to letters, digits, `.`, `_`, `-`; `user` if the rest is empty or reserved. */
export function usernameFromEmail(email: string): string {
  const local = email.slice(0, email.indexOf('@'));
  const name = local.replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, USERNAME_MAX - 6);
  return name === '' || isReservedUsername(name) ? 'user' : name;
}

/** Trims a chosen name; undefined if it has invalid characters or length. */
export function parseUsername(typed: string): string | undefined {
  const name = typed.trim().normalize('NFC');
  return /^[\p{L}\p{N}._-]{1,32}$/u.test(name) ? name : undefined;
}

/** Look-alike names share a key: `Аdmin` with a Cyrillic А has the key of `admin`. */
export function usernameKey(name: string): string {
  return Array.from(
    name.normalize('NFKC').toLowerCase(),
    (letter) => LOOKALIKES[letter] ?? letter,
  ).join('');
}

export function isReservedUsername(name: string): boolean {
  const key = disguiseKey(name);
  return RESERVED_USERNAMES.some((reserved) => disguiseKey(reserved) === key);
}

/** The product's name; the other refused names come from the shop, its host and the roles. */
const PRODUCT = 'sesame';

/** Whether the letters of a password are only repetitions of one of these names, as in `Admin-2026!`. */
export function repeatsShopName(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password);
  return [...names, ...RESERVED_USERNAMES, PRODUCT].map(lettersOf).some(
    // Shorter names occur in too many legitimate passwords.
    (word) => word.length >= 3 && letters !== '' && letters.replaceAll(word, '') === '',
  );
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
}

/** Coarser than `usernameKey`: `ádm1n` and `a.d.m.i.n` match `admin`, though they could be different users' names. */
function disguiseKey(name: string): string {
  const bare = usernameKey(
    name
      .trim()
      .normalize('NFKD')
      .replaceAll(/[\p{M}._-]/gu, ''),
  );
  return Array.from(bare, (letter) => DISGUISES[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Characters that look like another letter at a glance; `i`, `l` and `1` count as the same. */
const DISGUISES: Readonly<Record<string, string>> = {
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  i: 'l',
  ɑ: 'a',
  ɩ: 'l',
  ӏ: 'l',
  ѵ: 'v',
  σ: 'o',
  օ: 'o',
  ᴀ: 'a',
  ᴅ: 'd',
  ᴍ: 'm',
  ɪ: 'l',
  ɴ: 'n',
  ꜱ: 's',
  ᴜ: 'u',
  ᴘ: 'p',
  ᴏ: 'o',
  ʀ: 'r',
  ᴛ: 't',
  ø: 'o',
  đ: 'd',
  ł: 'l',
};

/** Cyrillic and Greek lower-case letters that look like Latin ones, and digits that look like letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  п: 'n',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  і: 'i',
  ї: 'i',
  ј: 'j',
  ԁ: 'd',
  ո: 'n',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ν: 'v',
  κ: 'k',
  '0': 'o',
  '1': 'l',
  ı: 'i',
};
