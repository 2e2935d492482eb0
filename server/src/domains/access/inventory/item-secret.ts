import { createHash, createHmac } from 'node:crypto';
import type { ItemContent } from '@sesame/contract/shared/states.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type Credential,
  type FileContent,
  fillTemplate,
  type TemplateValues,
} from '../deliveries/credentials.rules.ts';

/**
 * The content sealed in an item. A template carries the key with which the service's site verifies signatures, a
 * webhook the key that signs its requests.
 */
export type ItemSecret = Credential | Template | Webhook;

interface Template {
  readonly template: string;
  readonly key: string;
}

interface Webhook {
  readonly webhook: string;
  readonly key: string;
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

/**
 * Identify an item without opening it: first the fingerprint by the present sealing key, which is stored, then those by
 * earlier keys, for items that were not resealed yet. They are keyed, because a short code could be guessed from a plain
 * hash.
 */
export function fingerprintsOf(
  platform: Pick<Platform, 'sealer'>,
  secret: ItemSecret,
): Fingerprints {
  return fingerprintsOfName(platform, nameOf(secret));
}

/** The fingerprints of a file by the SHA-256 of its bytes, in lower-case hex. */
export function fingerprintsOfFile(
  platform: Pick<Platform, 'sealer'>,
  sha256: string,
): Fingerprints {
  return fingerprintsOfName(platform, nameOfFile(sha256));
}

function fingerprintsOfName({ sealer }: Pick<Platform, 'sealer'>, name: string): Fingerprints {
  const [current, ...former] = sealer.fingerprints(name, 'inventory_items');
  if (current === undefined) throw new Error('a sealer has at least one key');
  return [current, ...former];
}

export type Fingerprints = readonly [current: Buffer, ...former: Buffer[]];

/**
 * What makes two items the same: an account is identified by its login, regardless of its password, and a file by its
 * bytes, regardless of its name.
 */
function nameOf(secret: ItemSecret): string {
  if ('link' in secret) return secret.link;
  if ('template' in secret) return secret.template;
  if ('webhook' in secret) return secret.webhook;
  if ('code' in secret) return `code ${secret.code}`;
  if ('text' in secret) return `text ${secret.text}`;
  if ('file' in secret) {
    return nameOfFile(createHash('sha256').update(secret.file, 'base64').digest('hex'));
  }
  return `account ${secret.login}`;
}

function nameOfFile(sha256: string): string {
  return `file ${sha256}`;
}

export function contentOf(secret: ItemSecret): ItemContent {
  if ('code' in secret) return 'code';
  if ('login' in secret) return 'account';
  if ('file' in secret) return 'file';
  return 'text' in secret ? 'text' : 'link';
}

/** What lists show of a file; nulls for everything else. */
export interface FileLabel {
  readonly file_name: string | null;
  readonly file_note: string | null;
}

export function fileLabelOf(secret: ItemSecret): FileLabel {
  return 'file' in secret
    ? { file_name: secret.name, file_note: secret.note ?? '' }
    : { file_name: null, file_note: null };
}

/** A code, account or text in the fields of an answer: the password of an account is its secret. */
export function partsOf(secret: Exclude<Credential, { link: string } | FileContent>): {
  readonly login: string | null;
  readonly secret: string;
  readonly note: string;
} {
  if ('code' in secret) return { login: null, secret: secret.code, note: '' };
  if ('text' in secret) return { login: null, secret: secret.text, note: '' };
  return { login: secret.login, secret: secret.password, note: secret.note ?? '' };
}

/**
 * The link for one subscription. A link made from a template ends with `signature`: HMAC-SHA256 over
 * `<user>.<subscription>` with the template's key, in base64url. Without the key a link for another subscription cannot
 * be forged.
 */
export function linkFor(
  secret: Template | { readonly link: string },
  values: TemplateValues,
): string {
  if ('link' in secret) return secret.link;
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
