import { EMAIL_MAX, RESERVED_USERNAMES, USERNAME_MAX } from '@sesame/contract/limits.ts';

/** Trimmed, NFKC, lower case: the one spelling under which an address is stored and looked up. */
export function normalizeEmail(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

/** What follows the `@`, as far as it is known to be an address at all. */
export function mailDomainOf(typed: string): string {
  const email = normalizeEmail(typed);
  return email.slice(email.lastIndexOf('@') + 1);
}

/**
 * Whether a normalised text is an e-mail address we can write to. Linear, no backtracking: capped, one `@`
 * (a full-width one has become a plain one by now, so it is looked for in what the person typed).
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

/** The part before `@` reduced to letters, digits, `.`, `_`, `-`; `user` when nothing usable or something reserved is left. */
export function usernameFromEmail(email: string): string {
  const local = email.slice(0, email.indexOf('@'));
  const name = local.replace(/[^\p{L}\p{N}._-]/gu, '').slice(0, USERNAME_MAX - 6);
  return name === '' || isReservedUsername(name) ? 'user' : name;
}

/** A name a person chose: trimmed; undefined when it has characters or a length that names may not have. */
export function parseUsername(typed: string): string | undefined {
  const name = typed.trim().normalize('NFC');
  return /^[\p{L}\p{N}._-]{1,32}$/u.test(name) ? name : undefined;
}

/** Names that look alike share a key: `Аdmin` with a Cyrillic А has the key of `admin`. */
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

/** Coarser than the key of a name: `ádm1n` and `a.d.m.i.n` pass for `admin`, though they may be two people's names. */
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

/** What passes for another letter at a glance; `i`, `l` and `1` for one another. */
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

/** Cyrillic and Greek small letters that pass for Latin ones, and digits that pass for letters. */
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
