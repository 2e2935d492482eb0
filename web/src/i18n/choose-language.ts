import type { Language } from '@sesame/contract/shared/limits.ts';
import { updateUser } from '@sesame/contract/shop/session.ts';
import { call } from '../api/client/call.ts';
import { logQuietly } from '../api/client/log.ts';
import { readToken } from '../api/session/token-store.ts';
import { changeLanguage } from './dictionary-store.ts';

/** Changes the language: the page follows once the texts are loaded, and the account stores it. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await changeLanguage(language);
    if (readToken()) await call(updateUser, { body: { language } });
  } catch (error) {
    logQuietly('The language was not changed everywhere', error);
  }
}
