import { LANGUAGES } from '@sesame/contract/shared/limits.ts';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import { languageNames } from '../../i18n/language.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { NativeSelect } from '../../ui/forms/native-select.tsx';

export const languageOptions = LANGUAGES.map((language) => ({
  value: language,
  label: languageNames[language],
}));

/** A select's value is a string; unknown languages are ignored. */
export function chooseLanguageByName(value: string): void {
  const language = LANGUAGES.find((known) => known === value);
  if (language) void chooseLanguage(language);
}

export function LanguageSelect({ className = '' }: { className?: string }) {
  const { t, language } = useI18n();
  return (
    <NativeSelect
      aria-label={t('language')}
      className={className}
      variant="ghost"
      onChange={(event) => chooseLanguageByName(event.target.value)}
      options={languageOptions}
      value={language}
    />
  );
}
