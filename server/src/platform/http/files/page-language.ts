import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import type { FastifyRequest } from 'fastify';
import { acceptLanguage } from './accept-language.ts';

/**
 * The language of a page's head: that of `?lang=` in a shared link, else what the browser or messenger asks for, else
 * the shop's.
 */
export function pageLanguage(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  otherwise: Language,
): Language {
  const asked = queryOf(url).get('lang');
  return (
    LANGUAGES.find((language) => language === asked) ??
    acceptLanguage(headers['accept-language'], otherwise)
  );
}

/** Whether the address has the code of a partner, which must survive when the address is shared again. */
export function hasPartnerCode({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return queryOf(url).has('r');
}

function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?', 2)[1] ?? '');
}
