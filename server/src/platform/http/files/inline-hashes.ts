import { createHash } from 'node:crypto';

/** Sources of a content policy that allow the inline code of the page; empty if nothing does. */
export interface InlineHashes {
  readonly script: string;
  readonly style: string;
}

/** The hashes of the scripts and styles in a built page, such as `'sha256-…'`. */
export function inlineHashesOf(html: string): InlineHashes {
  return {
    script: hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>(.+?)<\/script>/gs),
    style: hashesOf(html, /<style[^>]*>(.+?)<\/style>/gs),
  };
}

function hashesOf(html: string, tags: RegExp): string {
  return [...html.matchAll(tags)]
    .map(([, content = '']) => createHash('sha256').update(content).digest('base64'))
    .map((hash) => `'sha256-${hash}'`)
    .join(' ');
}
