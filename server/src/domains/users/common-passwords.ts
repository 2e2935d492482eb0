import { PASSWORD_MIN } from '@sesame/contract/limits.ts';

const REFUSED = 3_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether the password is among the 3,000 most common ones that are long enough to be chosen. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.toLowerCase());
}

// Half a megabyte that only registrations need: read at the first one.
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const ranked = dictionary['passwords-common'];
  return new Set(ranked.filter((password) => password.length >= PASSWORD_MIN).slice(0, REFUSED));
}
