import { reportPolicyViolation } from '@sesame/contract/policy-reports.ts';

/** Headers of every API answer: it is data, never a page, and never kept. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Where mails are shown to those who write them; the frame of the console may lead there alone. */
export const MAIL_PREVIEWS = '/mail-previews/';

/** A mail in a frame: drawn by the styles it brings, with pictures of the shop, and no more. */
export const mailPreviewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

/**
 * Headers of the page. Scripts come from our files alone and no string becomes HTML (Trusted Types).
 * Behind https the address is spelt out, because `'self'` cannot be narrowed to a folder.
 * @param scriptPath of the one script besides ours
 * @param frames what the page may show in a frame
 */
export function pageHeaders(
  publicUrl: string | undefined,
  scriptPath?: string,
  frames = "'none'",
): Readonly<Record<string, string>> {
  const https = publicUrl?.startsWith('https:') === true;
  const ours = https ? `${publicUrl}/assets/` : "'self'";
  const other = https && scriptPath !== undefined ? ` ${publicUrl}${scriptPath}` : '';
  const policy = [
    "default-src 'none'",
    `script-src ${ours}${other}`,
    "script-src-attr 'none'",
    "style-src 'self'",
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
    // Two spellings of one wish: the first for browsers that do not know the second.
    `report-uri ${reportPolicyViolation.path}`,
    'report-to csp',
  ].join('; ');
  return {
    'content-security-policy': policy,
    'reporting-endpoints': `csp="${reportPolicyViolation.path}"`,
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}

/** The page of the console shows mails in a frame, and is else like every page. */
export function consoleHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  const https = publicUrl?.startsWith('https:') === true;
  return pageHeaders(publicUrl, undefined, https ? `${publicUrl}${MAIL_PREVIEWS}` : "'self'");
}
