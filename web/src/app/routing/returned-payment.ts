/** The payment of `?paid=<id>`, sent by the checkout page; null if missing or not an id. */
export function returnedPayment(search: string): string | null {
  const text = new URLSearchParams(search).get('paid') ?? '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : null;
}
