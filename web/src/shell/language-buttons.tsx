import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import { languageNames } from '../i18n/language.ts';
import { useI18n } from '../i18n/use-i18n.ts';

/** A page in English does without the font of the Russian name. */
const button = `relative rounded-xs after:absolute after:-inset-3 hover:text-text aria-pressed:text-text
  [&:lang(ru):not([aria-pressed=true])]:font-['Geist_Fallback',system-ui,sans-serif]`;

/** The languages by their own names, with the current one pressed. */
export function LanguageButtons({ onChoose }: { onChoose: (language: Language) => Promise<void> }) {
  const { t, language: current } = useI18n();
  return (
    <fieldset aria-label={t('language')} className="flex gap-4">
      {LANGUAGES.map((language) => (
        <button
          aria-pressed={language === current}
          className={button}
          key={language}
          lang={language}
          onClick={() => void onChoose(language)}
          type="button"
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
