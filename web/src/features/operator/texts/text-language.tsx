import { LANGUAGES, type Language } from '@sesame/contract/limits.ts';
import { useWords } from '../../../i18n/words.ts';
import { SegmentedFilter } from '../../../ui/segmented-filter.tsx';
import { textsWords } from './texts.words.ts';

type TextLanguageProps = { value: Language; onChange: (language: Language) => void };

/** Which language of a text is looked at and edited. */
export function TextLanguage({ value, onChange }: TextLanguageProps) {
  const say = useWords(textsWords);
  return (
    <SegmentedFilter
      label={say('language')}
      onChange={onChange}
      segments={LANGUAGES.map((language) => ({
        value: language,
        label: say(language === 'en' ? 'english' : 'russian'),
      }))}
      value={value}
    />
  );
}
