import { switchMethod } from '@sesame/contract/console/payments/gateways.ts';
import {
  acceptTransfer,
  type ConsoleTransfer,
  listTransferProofs,
  refuseTransferProof,
} from '@sesame/contract/console/payments/transfers.ts';
import { POLL_MS } from '@sesame/contract/shared/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onPhone } from '../../support/browser.ts';
import { accessibilityFaults } from '../../support/checks/check-accessibility.ts';
import { type Console, signInToConsole } from '../../support/console/console.ts';
import { chooseMethod, openOrder } from '../../support/order.ts';
import { noisyPicture } from '../../support/picture.ts';
import { registerOverApi } from '../../support/register.ts';
import { endOwnShop, ownFolder } from '../../support/shop/own-shop.ts';
import { type Shop, startShop } from '../../support/shop/shop.ts';
import { subscriptionCard } from '../../support/subscription-card.ts';
import { openWindow } from '../../support/window.ts';

// A separate shop, because the method would appear in the order sheet of every other end-to-end test.
const dataDir = ownFolder('transfers');
let shop: Shop;
let operator: Console;

beforeAll(async () => {
  shop = await startShop({
    dataDir,
    settings: {
      RUB_PER_USD: '81.23',
      TRANSFER_RECIPIENT: 'Ivan P.',
      TRANSFER_BANK: 'Example Bank',
      TRANSFER_ACCOUNT: '0000 1234 5678 9012',
    },
  });
  operator = await signInToConsole(shop.address.url);
  await operator.call(switchMethod, {
    params: { gateway: 'transfer' },
    body: { enabled: true, reason: 'An account was opened' },
  });
});
afterAll(() => endOwnShop(shop, dataDir));

const pdf = { name: 'transfer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

/** The buyer's transfer whose proof of payment waits for a check. */
async function waiting(email: string): Promise<ConsoleTransfer> {
  const queue = await operator.call(listTransferProofs, { query: {} });
  const own = queue.find((one) => one.email === email);
  if (own === undefined) throw new Error(`no proof of payment of ${email} is waiting`);
  return own;
}

test.each(onPhone)(
  'a buyer pays by transfer, operators check the proof, %s',
  async (_, variant) => {
    const session = await registerOverApi(shop.address.url, variant.language);
    const buyer = await openWindow({ ...variant, session, shopUrl: shop.address.url });
    const { page, context, t } = buyer;
    await page.goto('/dashboard/subscriptions');
    const sheet = await openOrder(buyer, 'Askara Pro');
    await chooseMethod(sheet, 'transfer');
    const opened = context.waitForEvent('page');
    await sheet.getByRole('button', { name: /\$4\.90/ }).click();
    const tab = await opened;
    await tab.waitForURL('**/buy-loading-cis?payment=*');

    const heading = (name: string) => tab.getByRole('heading', { level: 1, name });
    const noFaults = async () => expect(await accessibilityFaults(tab)).toEqual([]);
    const waitForPoll = { timeout: 3 * POLL_MS };
    await heading(t('transferTitle')).waitFor();
    await tab
      .getByRole('timer')
      .getByText(/^23:\d\d:\d\d$/)
      .waitFor();
    await tab.getByText('0000 1234 5678 9012').waitFor();
    await noFaults();

    await tab.getByRole('button', { name: t('transferPaid') }).click();
    await heading(t('transferAttach')).waitFor();
    const send = tab.getByRole('button', { name: t('transferProofSend') });
    expect(await send.isDisabled()).toBe(true);
    await tab.getByLabel(t('transferFile')).setInputFiles(pdf);
    await noFaults();
    await send.click();
    await heading(t('transferChecking')).waitFor();
    await tab.reload();
    await heading(t('transferChecking')).waitFor();
    await noFaults();

    await page.goto('/dashboard/subscriptions');
    await page.getByText(t('transferCardChecking')).waitFor();
    const back = page.getByRole('link', { name: t('transferCardOpen') });
    expect(new URL((await back.getAttribute('href')) ?? '', page.url()).search).toBe(
      new URL(tab.url()).search,
    );

    const first = await waiting(session.email);
    const reason = variant.language === 'ru' ? 'Сумма не читается' : 'The sum is not readable';
    await operator.call(refuseTransferProof, {
      params: { id: first.proofs[0]?.id ?? '' },
      body: { reason },
    });
    await heading(t('transferRejected')).waitFor(waitForPoll);
    await tab.getByText(reason).waitFor();
    await noFaults();

    await tab.getByRole('button', { name: t('transferAnotherFile') }).click();
    const photo = { name: 'photo.png', mimeType: 'image/png', buffer: noisyPicture(100_000) };
    await tab.getByLabel(t('transferFile')).setInputFiles(photo);
    await send.click();
    await heading(t('transferChecking')).waitFor();
    const { id, expected, proofs } = await waiting(session.email);
    expect(proofs.map(({ type }) => type)).toEqual(['application/pdf', 'image/webp']);
    await operator.call(acceptTransfer, {
      params: { id },
      body: {
        bank_reference: `Transfer ${variant.language}`,
        received: expected.amount,
        currency: expected.currency,
        reason: 'Seen on the account',
      },
    });
    await heading(t('transferDone', { product: 'Askara Pro' })).waitFor(waitForPoll);
    await noFaults();
    await tab.getByRole('link', { name: t('toDashboard') }).click();
    await subscriptionCard(tab, t, 'Askara Pro').waitFor();
  },
);
