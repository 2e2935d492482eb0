import { createHmac } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { fillTemplate, type TemplateValues } from '../deliveries/credentials.rules.ts';

/**
 * The content sealed in an item. A template carries the key with which the service's site verifies signatures, a
 * webhook the key that signs its requests.
 */
export type ItemSecret =
  | Credential
  | { readonly template: string; readonly key: string }
  | { readonly webhook: string; readonly key: string };

/** A credential given to a buyer as it is: a link, or the login and password of an account. */
export type Credential = { readonly link: string } | Account;

export interface Account {
  readonly login: string;
  readonly password: string;
}

export function sealItemSecret(
  { sealer }: Pick<Platform, 'sealer'>,
  itemId: string,
  secret: ItemSecret,
): string {
  return sealer.seal(JSON.stringify(secret), itemContext(itemId));
}

export function openItemSecret(
  { sealer }: Pick<Platform, 'sealer'>,
  itemId: string,
  box: string,
): ItemSecret {
  // Safe: only sealItemSecret seals with this context, and a modified box does not open.
  return JSON.parse(sealer.open(box, itemContext(itemId))) as ItemSecret;
}

/** Identifies an item within its service without opening it. */
export function fingerprintOf(serviceId: number, name: string): Buffer {
  return sha256(`${serviceId} ${name}`);
}

/** The identity of a credential: an account is identified by its login, whichever password it has. */
export function nameOf(given: Credential): string {
  return 'link' in given ? given.link : `account ${given.login}`;
}

/**
 * The link for one subscription. A link made from a template ends with `signature`: HMAC-SHA256 over
 * `<user>.<subscription>` with the template's key, in base64url. Without the key a link for another subscription cannot
 * be forged.
 */
export function linkFor(secret: Exclude<ItemSecret, Account>, values: TemplateValues): string {
  if ('link' in secret) return secret.link;
  if ('webhook' in secret) throw new Error('a webhook item has no link of its own');
  const link = new URL(fillTemplate(secret.template, values));
  const signature = createHmac('sha256', secret.key)
    .update(`${values.user}.${values.subscription}`)
    .digest('base64url');
  link.searchParams.set('signature', signature);
  return link.href;
}

/** Binds the box to its row: it does not open in another one. */
export function itemContext(itemId: string): string {
  return `inventory_items:${itemId}`;
}
