/**
 * An answer for a reader of Russian: where it has a text in both languages, such as `title` and `title_ru`, the two
 * change places, unless the Russian one is blank. So a screen shows `title` in any language, and a search through both
 * still finds either.
 */
export function inRussian<T>(answer: T): T {
  if (typeof answer !== 'object' || answer === null) return answer;
  // Values are only moved between fields of the same type.
  if (Array.isArray(answer)) return answer.map(inRussian) as T;
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(answer)) read[name] = inRussian(value);
  for (const name in read) {
    const russian = read[`${name}_ru`];
    if (typeof russian === 'string' && russian.trim()) {
      read[`${name}_ru`] = read[name];
      read[name] = russian;
    }
  }
  return read as T;
}
