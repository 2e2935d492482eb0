import type { Page } from 'playwright-core';
import type { ShopAddress } from './shop/shop.ts';

/** Values of the buttons on the bank's page. The first three are visible, the others in a collapsed list. */
export type BankButton =
  | 'pay'
  | 'decline'
  | 'cancel'
  | 'pay_late'
  | 'pay_twice'
  | 'pay_reordered'
  | 'pay_silently'
  | 'pay_less'
  | 'wrong_currency'
  | 'refund';

const inSight: readonly BankButton[] = ['pay', 'decline', 'cancel'];

/** Presses a button on the bank's page and waits until the tab is back in the shop. */
export async function decideAtBank(tab: Page, button: BankButton): Promise<void> {
  if (!inSight.includes(button)) {
    await tab.locator('summary').first().click();
  }
  await tab.locator(`button[value=${button}]`).click();
  await tab.waitForURL('**/dashboard/**');
}

interface Faults {
  readonly create?: 'refuse_500' | 'timeout' | 'script_url' | 'work_then_timeout';
  readonly webhooks?: 'normal' | 'none' | 'twice' | 'bad_signature';
  readonly once?: boolean;
}

/** Sets the faults that the bank emulates; `{}` clears them. */
export async function setFaults(address: ShopAddress, faults: Faults): Promise<void> {
  await control(address, 'PUT', 'faults', faults);
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

/** Decides a payment through the bank's control API instead of its page. */
export async function decideOverApi(
  address: ShopAddress,
  pageUrl: string,
  outcome: BankButton,
): Promise<void> {
  const payment = new URL(pageUrl).pathname.split('/').at(-1);
  await control(address, 'POST', 'decide', { payment, outcome });
}

async function control(
  { bankUrl }: ShopAddress,
  method: 'PUT' | 'POST',
  path: string,
  body: object,
): Promise<void> {
  const answer = await fetch(`${bankUrl}/_emulator/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the bank refused ${path}: ${await answer.text()}`);
}
