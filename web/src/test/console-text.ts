import type { ConsoleText } from '@sesame/contract/console/texts.ts';

/** An unchanged text of a page; languages are changed in part. */
export function consoleText({
  en,
  ru,
  ...over
}: Omit<Partial<ConsoleText>, 'en' | 'ru'> & {
  en?: Partial<ConsoleText['en']>;
  ru?: Partial<ConsoleText['ru']>;
} = {}): ConsoleText {
  const unchanged = { published: null, fault: null, draft: null };
  return {
    key: '7',
    kind: 'page',
    number: 7,
    name: 'activeTill',
    placeholders: ['date'],
    en: { standard: 'Active till {date}', ...unchanged, ...en },
    ru: { standard: 'Активна до {date}', ...unchanged, ...ru },
    ...over,
  };
}
