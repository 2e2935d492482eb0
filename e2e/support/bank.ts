import type { Page } from 'playwright-core';
import type { ShopAddress } from './shop.ts';

/** Buttons of the bank's page by what they send. The first three are in sight, the rest are scenarios. */
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

/** Decides a payment on the bank's page; afterwards the tab is back in the shop. */
export async function decideAtBank(tab: Page, button: BankButton): Promise<void> {
  if (!inSight.includes(button)) {
    await tab.locator('summary').first().click();
  }
  await tab.locator(`button[value=${button}]`).click();
  await tab.waitForURL('**/dashboard/**');
}

interface Faults {
  readonly create?: 'refuse_500' | 'timeout' | 'script_url' | 'create_then_timeout';
  readonly notices?: { readonly mode: 'normal' | 'none' | 'twice' | 'bad_signature' };
  readonly once?: boolean;
}

/** Makes the bank misbehave; `{}` ends it. */
export async function setFaults(
  { bankUrl, bankApiKey }: ShopAddress,
  faults: Faults,
): Promise<void> {
  const answer = await fetch(`${bankUrl}/v1/faults`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${bankApiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new Error(`the bank refused the faults: ${await answer.text()}`);
}

/** How many payments the bank was asked for in the name of one of the shop's. */
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

/** What a button of the page does, without the page. */
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
  if (!answer.ok) throw new Error(`the bank refused the outcome: ${await answer.text()}`);
}
