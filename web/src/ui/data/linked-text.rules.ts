const ADDRESS = /https:\/\/[^\s<>"'`«»“”]+/gi;
/** Punctuation of the sentence around an address. */
const AFTER = /[.,;:!?)\]}…]+$/;

/**
 * Splits a text at its https addresses. Others stay text: an address with a user name would disguise its host, and
 * `http:` and further schemes are not opened.
 */
export function textParts(text: string): { text: string; isLink: boolean }[] {
  const parts: { text: string; isLink: boolean }[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(AFTER, '');
    if (!isOpenable(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isLink: false });
    parts.push({ text: address, isLink: true });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false });
  return parts;
}

function isOpenable(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
}
