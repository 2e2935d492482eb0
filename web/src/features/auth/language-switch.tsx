import { LANGUAGES } from '@sesame/contract/limits.ts';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import { languageNames } from '../../i18n/language.ts';
import { useI18n } from '../../i18n/use-i18n.ts';

export function LanguageSwitch() {
  const { t, language: current } = useI18n();
  return (
    <fieldset aria-label={t('language')} className="flex gap-4">
      {LANGUAGES.map((language) => (
        <button
          aria-pressed={language === current}
          className="relative rounded-xs after:absolute after:-inset-3 hover:text-text aria-pressed:text-text"
          key={language}
          lang={language}
          onClick={() => void chooseLanguage(language)}
          type="button"
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
