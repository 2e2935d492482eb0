import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';

/**
 * The supported language that the caller prefers: by weight, then by order; without any `otherwise`. Written here because
 * the negotiator that Fastify brings compares whole tags, and `ru-RU` is Russian too.
 */
export function acceptLanguage(
  header: string | undefined,
  otherwise: Language = DEFAULT_LANGUAGE,
): Language {
  if (header === undefined) return otherwise;
  let best: Language = otherwise;
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
