import type { Language } from '@sesame/contract/shared/limits.ts';

const groups = { en: /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, ru: /^\d{1,3}(?:[ .]\d{3})+(?:,\d+)?$/ };
const spaced = /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/;

/**
 * Reads a number as people write it in a language, with grouped digits or without: `1,234.56` and `1 234,56`. Exact: no
 * float is involved.
 * @returns the number in units of its last decimal (`12.5` with two decimals is 1250); undefined if it is not a number
 *   with at most this many decimals
 */
export function parseDecimal(
  typed: string,
  language: Language,
  decimals: number,
): number | undefined {
  const text = typed
    .trim()
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace('−', '-');
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = plainOf(text.replace(/^-/, ''), language);
  const match = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(digits);
  const [, whole = '', fraction = ''] = match ?? [];
  if (match === null || fraction.length > decimals) return undefined;
  return sign * Number(whole + fraction.padEnd(decimals, '0')) || 0;
}

/** Without groups and with a decimal point; a comma before one or two digits is a decimal comma in both languages. */
function plainOf(text: string, language: Language): string {
  if (spaced.test(text)) return text.replaceAll(' ', '').replace(',', '.');
  if (!groups[language].test(text)) return text.replace(',', '.');
  return language === 'en'
    ? text.replaceAll(',', '')
    : text.replaceAll(/[ .]/g, '').replace(',', '.');
}

/**
 * Writes a number in units of its last decimal: `123456` with two decimals is `1,234.56` or `1 234,56`.
 * @param isFixed whether trailing zeros of the fraction are written
 */
export function formatDecimal(
  units: number,
  language: Language,
  decimals: number,
  isFixed = false,
): string {
  const [group, point] = language === 'en' ? [',', '.'] : ['\u00a0', ','];
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  const whole = digits.slice(0, at).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  const fraction = isFixed ? digits.slice(at) : digits.slice(at).replace(/0+$/, '');
  return `${units < 0 ? '−' : ''}${whole}${fraction && point}${fraction}`;
}
