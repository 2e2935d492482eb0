/** Whether `?again` asks for the plan and the method of the buyer's last purchase. */
export function ordersAgain(search: string): boolean {
  return new URLSearchParams(search).has('again');
}

/** The product of `?order=<id>`; null if missing or not an id. */
export function orderedProduct(search: string): number | null {
  const text = new URLSearchParams(search).get('order') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
