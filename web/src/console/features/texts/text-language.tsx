import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { textsMessages } from './texts.messages.ts';

type TextLanguageProps = { value: Language; onChange: (language: Language) => void };

export function TextLanguage({ value, onChange }: TextLanguageProps) {
  const t = useMessages(textsMessages);
  return (
    <SegmentedFilter
      label={t('language')}
      onChange={onChange}
      segments={LANGUAGES.map((language) => ({
        value: language,
        label: t(language === 'en' ? 'english' : 'russian'),
      }))}
      value={value}
    />
  );
}
