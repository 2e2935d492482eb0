const LETTERS = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/**
 * The number of a payment in its written form, from what a person typed: lower case, without dashes or the leading P,
 * with O for 0 and I or L for 1.
 * @returns such as `P-7K3M-92QF`; undefined when the text is not a number of a payment
 */
export function parsePaymentNumber(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\-–—№#]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  // A P before a dash is the prefix; without the dash, only the length distinguishes it from the first letter
  // of the code.
  const prefixed = /^\s*P[-–—]/i.test(typed) || letters.length === 9;
  const code = prefixed && letters.startsWith('P') ? letters.slice(1) : letters;
  if (!LETTERS.test(code)) return undefined;
  return `P-${code.slice(0, 4)}-${code.slice(4)}`;
}
