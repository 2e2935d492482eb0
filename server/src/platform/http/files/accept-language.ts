import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';

/** The supported language that the caller prefers: by weight, then by order. */
export function acceptLanguage(header: string | undefined): Language {
  if (header === undefined) return DEFAULT_LANGUAGE;
  let best: Language = DEFAULT_LANGUAGE;
  let bestWeight = 0;
  for (const part of header.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = LANGUAGES.find((ours) => tag === ours || tag.startsWith(`${ours}-`));
    const q = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.trim().slice(2));
    if (language !== undefined && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}
