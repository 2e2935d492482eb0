/** The first `length` UTF-16 units, without half a surrogate pair at the end. */
export function truncate(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
