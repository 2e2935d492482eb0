import type { Page } from 'playwright-core';
import type { ShopAddress } from './shop/shop.ts';

/** Values of the buttons on the bank's page. The first three are visible, the others in a collapsed list. */
export type BankButton =
  | 'approve'
  | 'decline'
  | 'cancel'
  | 'approve_late'
  | 'approve_twice'
  | 'approve_reordered'
  | 'approve_silently'
  | 'approve_wrong_amount'
  | 'approve_wrong_currency'
  | 'refund';

const inSight: readonly BankButton[] = ['approve', 'decline', 'cancel'];

/** Presses a button on the bank's page and waits until the tab is back in the shop. */
export async function decideAtBank(tab: Page, button: BankButton): Promise<void> {
  if (!inSight.includes(button)) {
    await tab.locator('summary').first().click();
  }
  await tab.locator(`button[value=${button}]`).click();
  await tab.waitForURL('**/dashboard/**');
}

interface Faults {
  readonly create?: 'refuse_500' | 'timeout' | 'script_url' | 'create_then_timeout';
  readonly webhooks?: { readonly mode: 'normal' | 'none' | 'twice' | 'bad_signature' };
  readonly once?: boolean;
}

/** Sets the faults that the bank emulates; `{}` clears them. */
export async function setFaults(
  { bankUrl, bankApiKey }: ShopAddress,
  faults: Faults,
): Promise<void> {
  const answer = await fetch(`${bankUrl}/v1/faults`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${bankApiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new Error(`the bank rejected the faults: ${await answer.text()}`);
}

/** The number of payments that the bank created for a payment of the shop. */
export async function countAtBank(
  { bankUrl, bankApiKey }: ShopAddress,
  paymentId: string,
): Promise<number> {
  const answer = await fetch(`${bankUrl}/v1/payments?order_id=${paymentId}`, {
    headers: { authorization: `Bearer ${bankApiKey}` },
  });
  const { payments }: { payments: unknown[] } = await answer.json();
  return payments.length;
}

/** Decides a payment by the bank's API instead of its page. */
export async function decideOverApi(
  { bankUrl, bankApiKey }: ShopAddress,
  pageUrl: string,
  outcome: BankButton,
): Promise<void> {
  const id = new URL(pageUrl).pathname.split('/').at(-1);
  const answer = await fetch(`${bankUrl}/v1/payments/${id}/outcome`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bankApiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
  if (!answer.ok) throw new Error(`the bank rejected the outcome: ${await answer.text()}`);
}
