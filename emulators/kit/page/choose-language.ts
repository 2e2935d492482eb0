export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];

/** The best supported language by `Accept-Language` (RFC 9110), else English. */
export function chooseLanguage(header: string | undefined): Language {
  const accepted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
      return { primary: tag.split('-')[0], q: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { primary } of accepted) {
    const language = languages.find((known) => known === primary);
    if (language) return language;
  }
  return 'en';
}
