import { createHmac } from 'node:crypto';
import { sha256 } from '../../platform/crypto.ts';
import type { Platform } from '../../platform/platform.ts';
import { fillTemplate, type TemplateValues } from './links.rules.ts';

/**
 * What is sealed in a stock item. A template carries the key that the origin's site checks signatures with, a webhook the one
 * that its questions are signed with.
 */
export type StockSecret =
  | GivenSecret
  | { readonly template: string; readonly key: string }
  | { readonly webhook: string; readonly key: string };

/** What a buyer is given as it is: a link, or the login and the password of an account at the service. */
export type GivenSecret = { readonly link: string } | Account;

export interface Account {
  readonly login: string;
  readonly password: string;
}

export function sealStockSecret(
  { sealer }: Pick<Platform, 'sealer'>,
  itemId: string,
  secret: StockSecret,
): string {
  return sealer.seal(JSON.stringify(secret), stockContext(itemId));
}

export function openStockSecret(
  { sealer }: Pick<Platform, 'sealer'>,
  itemId: string,
  box: string,
): StockSecret {
  // True because only sealStockSecret makes boxes with this context, and an altered box does not open.
  return JSON.parse(sealer.open(box, stockContext(itemId))) as StockSecret;
}

/** Tells an item of a service apart from others without opening it. */
export function fingerprintOf(originId: number, name: string): Buffer {
  return sha256(`${originId} ${name}`);
}

/** What makes it one and the same: an account is one by its login, whatever its password. */
export function nameOf(given: GivenSecret): string {
  return 'link' in given ? given.link : `account ${given.login}`;
}

/**
 * The link of one subscription. One made from a template ends with `signature`: HMAC-SHA256 with the template's
 * key over `<user>.<subscription>`, base64url. So nobody can make a link for a subscription he does not have.
 */
export function linkFor(secret: Exclude<StockSecret, Account>, values: TemplateValues): string {
  if ('link' in secret) return secret.link;
  if ('webhook' in secret) throw new Error('a webhook is asked for links and is none');
  const link = new URL(fillTemplate(secret.template, values));
  const signature = createHmac('sha256', secret.key)
    .update(`${values.user}.${values.subscription}`)
    .digest('base64url');
  link.searchParams.set('signature', signature);
  return link.href;
}

/** A box moved to another row does not open. */
export function stockContext(itemId: string): string {
  return `stock_items:${itemId}`;
}
