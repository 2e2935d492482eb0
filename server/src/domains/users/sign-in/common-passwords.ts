import { PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import { repeatsShopName } from '../users.rules.ts';

const REFUSED = 3_000;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether the password is among the 3,000 most common ones of allowed length, or little more than a name of this shop
 * that an attacker would guess first.
 */
export async function isCommonPassword(
  { config }: Pick<Platform, 'config'>,
  password: string,
): Promise<boolean> {
  const { brandName, brandNameRu, connections } = config.shop();
  const host = connections.publicUrl && new URL(connections.publicUrl).hostname;
  if (repeatsShopName(password, [brandName, brandNameRu ?? '', host ?? ''])) return true;
  common ??= load();
  return (await common).has(password.toLowerCase());
}

// Loaded on first use: it is half a megabyte, and only new passwords need it.
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const ranked = dictionary['passwords-common'];
  return new Set(ranked.filter((password) => password.length >= PASSWORD_MIN).slice(0, REFUSED));
}
