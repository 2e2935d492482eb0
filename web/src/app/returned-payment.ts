/** The payment of `?paid=<id>`, which a gateway's page leads back with; null when there is none or it is no id. */
export function returnedPayment(search: string): string | null {
  const text = new URLSearchParams(search).get('paid') ?? '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : null;
}
