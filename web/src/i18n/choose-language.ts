import type { Language } from '@sesame/contract/limits.ts';
import { updateUser } from '@sesame/contract/users.ts';
import { call } from '../api/call.ts';
import { logQuietly } from '../api/log.ts';
import { readToken } from '../api/token-store.ts';
import { changeLanguage } from './dictionary-store.ts';

/** The person picks a language: the page changes once its words are here, and the account remembers. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await changeLanguage(language);
    if (readToken()) await call(updateUser, { body: { language } });
  } catch (error) {
    logQuietly('The language was not changed everywhere', error);
  }
}
