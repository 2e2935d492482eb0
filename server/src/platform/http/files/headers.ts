import { reportPolicyViolation } from '@sesame/contract/shop/policy-reports.ts';
import type { InlineHashes } from './inline-hashes.ts';

/** Headers of every API response: it is data, never a page, and is never cached. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Headers of every response of a shop behind https; without https they would lock browsers out. */
export function transportHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  if (publicUrl?.startsWith('https:') !== true) return {};
  return { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };
}

/** Policy of a file that belongs to a page, for the case that it is opened directly. */
export const filePolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Path of mail previews; the frame of the console may show nothing else. */
export const MAIL_PREVIEWS = '/mail-previews/';

/** Policy of a mail in a frame: only its own styles and pictures of the shop. */
export const mailPreviewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

interface PageSources {
  /** Path of an additional script that is allowed. */
  readonly scriptPath?: string | undefined;
  /** The URLs that the page may show in a frame. */
  readonly frames?: string;
  /** The scripts and styles in the page itself. */
  readonly inline?: InlineHashes;
}

/**
 * Headers of the page. Scripts come only from our files or are the one in the page, and no string becomes HTML (Trusted
 * Types). Behind https the address is spelt out, because `'self'` cannot be narrowed to a folder.
 */
export function pageHeaders(
  publicUrl: string | undefined,
  { scriptPath, frames = "'none'", inline = { script: '', style: '' } }: PageSources = {},
): Readonly<Record<string, string>> {
  const https = publicUrl?.startsWith('https:') === true;
  const ours = https ? `${publicUrl}/assets/` : "'self'";
  const other = https && scriptPath !== undefined ? ` ${publicUrl}${scriptPath}` : '';
  const policy = [
    "default-src 'none'",
    `script-src ${ours}${other} ${inline.script}`.trimEnd(),
    "script-src-attr 'none'",
    `style-src 'self' ${inline.style}`.trimEnd(),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
    // Both forms of the same directive: the first is for browsers that do not know the second.
    `report-uri ${reportPolicyViolation.path}`,
    'report-to csp',
  ].join('; ');
  return {
    'content-security-policy': policy,
    'reporting-endpoints': `csp="${reportPolicyViolation.path}"`,
    ...transportHeaders(publicUrl),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}

/** Headers of the console's page, which may also show mails in a frame. */
export function consoleHeaders(
  publicUrl: string | undefined,
  inline: InlineHashes,
): Readonly<Record<string, string>> {
  const https = publicUrl?.startsWith('https:') === true;
  return pageHeaders(publicUrl, {
    frames: https ? `${publicUrl}${MAIL_PREVIEWS}` : "'self'",
    inline,
  });
}
