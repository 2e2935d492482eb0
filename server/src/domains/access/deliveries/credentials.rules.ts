import { isAppLink } from '@sesame/contract/shared/item-links.ts';
import {
  ITEM_CODE_MAX,
  ITEM_FILE_MAX_BYTES,
  ITEM_FILE_NAME_MAX,
  ITEM_LINK_MAX,
  ITEM_LOGIN_MAX,
  ITEM_TEXT_MAX,
} from '@sesame/contract/shared/limits.ts';

/** What a buyer is given as it is: a link, an activation code, an account, a text of several lines, or a file. */
export type Credential =
  | { readonly link: string }
  | { readonly code: string }
  | { readonly text: string }
  | FileContent
  | Account;

export interface FileContent {
  /** The bytes in base64. */
  readonly file: string;
  readonly name: string;
  /** What the seller adds to it. */
  readonly note?: string;
}

export interface Account {
  readonly login: string;
  readonly password: string;
  readonly note?: string;
}

/** Whether a page may link to it: an address of the web, or one that opens an app. */
export function isAllowedLink(link: string): boolean {
  return isWebLink(link) || isAppLink(link);
}

/** An absolute http(s) URL without a user name that could disguise its host. */
export function isWebLink(link: string): boolean {
  if (link.length > ITEM_LINK_MAX || !/^https?:\/\/[^\s\\]+$/.test(link)) return false;
  const url = URL.parse(link);
  if (url === null) return false;
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

const CONTROL = /\p{Cc}/u;

/** Whether it can be given to a buyer: a link that pages may open, or a text that is neither empty nor too long. */
export function isAllowedCredential(given: Credential): boolean {
  if ('link' in given) return isAllowedLink(given.link);
  if ('code' in given) return isLine(given.code, ITEM_CODE_MAX);
  if ('text' in given) {
    return isLine(given.text.replaceAll(/[\t\n]/g, ' ').trim(), ITEM_TEXT_MAX);
  }
  if ('file' in given) return isAllowedFile(given);
  const { login, password, note = '' } = given;
  return (
    isLine(login, ITEM_LOGIN_MAX) &&
    isLine(password, ITEM_LOGIN_MAX) &&
    (note === '' || isLine(note, ITEM_CODE_MAX))
  );
}

function isAllowedFile({ file, name }: FileContent): boolean {
  const bytes = Buffer.byteLength(file, 'base64');
  return isLine(name, ITEM_FILE_NAME_MAX) && bytes > 0 && bytes <= ITEM_FILE_MAX_BYTES;
}

/** The name of an uploaded file without folders, control characters and excess length; `file` if nothing is left. */
export function fileNameOf(given: string): string {
  const name = (given.split(/[\\/]/).at(-1) ?? '').replaceAll(/\p{Cc}/gu, '').trim();
  return name.slice(-ITEM_FILE_NAME_MAX).replace(/^\.+$/, '') || 'file';
}

function isLine(text: string, max: number): boolean {
  return text !== '' && text.length <= max && !CONTROL.test(text);
}

export interface TemplateValues {
  readonly user: string;
  readonly subscription: string;
}

/** Whether it is a web link with a `{subscription}` placeholder, no unknown placeholders and none in the host. */
export function isAllowedTemplate(template: string): boolean {
  if (!template.includes('{subscription}')) return false;
  const link = fillTemplate(template, { user: 'u', subscription: 's' });
  return !/[{}]/.test(link) && isWebLink(link) && hostOf(template) === hostOf(link);
}

/** Puts both ids into `https://…/{user}/{subscription}`. */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template
    .replaceAll('{user}', encodeURIComponent(values.user))
    .replaceAll('{subscription}', encodeURIComponent(values.subscription));
}

/** A placeholder in the host would let an id choose which site the buyer is sent to. */
function hostOf(address: string): string | undefined {
  return /^https?:\/\/([^/?#]+)/.exec(address)?.[1];
}
