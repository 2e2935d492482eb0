import { useEffect } from 'react';
import { logQuietly } from '../api/log.ts';
import { useUser } from '../api/queries.ts';
import { changeLanguage } from '../i18n/dictionary-store.ts';
import { currentLanguage, savedLanguage, saveLanguage } from '../i18n/language.ts';

/** On a device where nobody has chosen a language, the one of the account is used. */
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
