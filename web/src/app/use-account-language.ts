import { useEffect } from 'react';
import { logQuietly } from '../api/client/log.ts';
import { useUser } from '../api/queries.ts';
import { changeLanguage } from '../i18n/dictionary-store.ts';
import { currentLanguage, savedLanguage, saveLanguage } from '../i18n/language.ts';

/** Uses the account's language on a device where none was chosen. */
export function useAccountLanguage(): void {
  const language = useUser().data?.language;
  useEffect(() => {
    if (!language || savedLanguage()) return;
    if (language === currentLanguage()) {
      saveLanguage(language);
      return;
    }
    changeLanguage(language).catch((error: unknown) =>
      logQuietly('The language of the account was not loaded', error),
    );
  }, [language]);
}
