/** Whether `?again` asks for the plan and the method of the buyer's last purchase. */
export function ordersAgain(search: string): boolean {
  return new URLSearchParams(search).has('again');
}

/** The product of `?order=<id>`; null if missing or not an id. */
export function orderedProduct(search: string): number | null {
  return idIn(search, 'order');
}

/** The plan of `?plan=<id>` that was chosen on the page of the product. */
export function orderedPlan(search: string): number | null {
  return idIn(search, 'plan');
}

/** The subscription of `?change=<id>` whose plan the order replaces; null for an ordinary order. */
export function changedSubscription(search: string): string | null {
  const text = new URLSearchParams(search).get('change') ?? '';
  return /^[\da-f-]{36}$/.test(text) ? text : null;
}

function idIn(search: string, name: string): number | null {
  const text = new URLSearchParams(search).get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
