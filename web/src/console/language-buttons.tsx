import { LANGUAGES } from '@sesame/contract/limits.ts';
import { changeLanguage } from '../i18n/dictionary-store.ts';
import { languageNames } from '../i18n/language.ts';
import { useI18n } from '../i18n/use-i18n.ts';

/** The console speaks the language of this browser; an operator has no account in the shop to keep it in. */
export function LanguageButtons() {
  const { t, language: current } = useI18n();
  return (
    <fieldset aria-label={t('language')} className="flex gap-4">
      {LANGUAGES.map((language) => (
        <button
          aria-pressed={language === current}
          className="relative rounded-xs py-1 after:absolute after:-inset-2 hover:text-text aria-pressed:font-medium aria-pressed:text-text"
          key={language}
          lang={language}
          onClick={() => void changeLanguage(language)}
          type="button"
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
