/** The product of `?order=<id>`; null if missing or not an id. */
export function orderedProduct(search: string): number | null {
  const text = new URLSearchParams(search).get('order') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
