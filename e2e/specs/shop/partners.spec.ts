import { changeSettings, readSettings } from '@sesame/contract/console/settings.ts';
import { runJob } from '@sesame/contract/console/system.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from '../../../scripts/run/free-port.ts';
import { decideAtBank, decideOverApi } from '../../support/bank.ts';
import { onPhone } from '../../support/browser.ts';
import { signInToConsole } from '../../support/console/console.ts';
import { fillCredentials, submit } from '../../support/credentials.ts';
import { later } from '../../support/later.ts';
import { chooseMethod, openOrder, payAtBank, payButton } from '../../support/order.ts';
import {
  newAccount,
  registerOverApi,
  type Session,
  signInOverApi,
} from '../../support/register.ts';
import { mailedLink } from '../../support/shop/mailbox.ts';
import { endOwnShop, ownFolder } from '../../support/shop/own-shop.ts';
import { registerByLink } from '../../support/shop/register-by-link.ts';
import { startPaying } from '../../support/shop/seed-account.ts';
import { type Shop, startShop } from '../../support/shop/shop.ts';
import { partnerOf, subscriptionsOf } from '../../support/shop/shop-api.ts';
import { subscriptionCard } from '../../support/subscription-card.ts';
import { openWindow, type Window } from '../../support/window.ts';

// A separate shop, because this test moves its clock by weeks.
const dataDir = ownFolder('partners');
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
/** The refund window is two weeks. */
const WAIT_DAYS = 15;
let port = 0;
let daysGone = 0;
let shop: Shop;

beforeAll(async () => {
  port = (await findFreePort('127.0.0.1', 0)) ?? 0;
  shop = await startShop({ dataDir, port });
});
// After weeks without a process every job is overdue and has to run once, which takes up to a minute. Later a job that
// waits for a moment looks overdue as well, because the processes are weeks ahead of the database: so one verification
// that passes is enough.
afterAll(() => {
  const audit = () => vi.waitFor(() => shop.audit(), { timeout: 150_000, interval: 10_000 });
  return endOwnShop({ audit, stop: () => shop.stop() }, dataDir);
});

async function advanceDays(days: number): Promise<void> {
  daysGone += days;
  await shop.stop();
  shop = await startShop({ dataDir, port, settings: later(daysGone) });
  // The job would run within a minute anyway; this saves the wait.
  const { call } = await signInToConsole(shop.address.url);
  await call(runJob, { params: { name: 'mature-commissions' } });
}

test.each(onPhone)(
  'a visitor of an open catalogue registers from a product and orders it, %s',
  async (_, variant) => {
    const shopUrl = shop.address.url;
    const inviter = await registerOverApi(shopUrl, variant.language);
    const { searchParams } = new URL((await partnerOf(shopUrl, inviter)).link);
    await showCatalogue(true);
    const { page, t } = await openWindow({ ...variant, shopUrl });
    await page.goto(`/?${searchParams}`);
    await page.getByRole('link', { name: 'Kinovo Premium' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kinovo Premium' }).waitFor();
    expect(await page.getByRole('banner').getByRole('link').allInnerTexts()).toContain(
      t('navRegister'),
    );
    await page.getByRole('radio', { name: t('months', { count: 6 }) }).check();
    await page
      .getByRole('button', { name: t('orderProduct', { product: 'Kinovo Premium' }) })
      .click();
    await page.getByRole('heading', { name: t('registerHeading') }).waitFor();
    await fillCredentials(page, t, newAccount());
    await submit(page, t('createAccount'));
    const plan = page.getByRole('dialog').getByRole('radio', { name: t('months', { count: 6 }) });
    await plan.waitFor();
    expect(await plan.isChecked()).toBe(true);
    expect(await partnerOf(shopUrl, inviter)).toMatchObject({ visits: 1, registrations: 1 });
    await showCatalogue(false);
  },
);

async function showCatalogue(isPublic: boolean): Promise<void> {
  const { call } = await signInToConsole(shop.address.url);
  const { version } = await call(readSettings, {});
  await call(changeSettings, {
    body: { version, reason: 'A test', public_catalogue: isPublic },
  });
}

test.each(onPhone)(
  'a partner link earns commissions that pay an order and a payout, %s',
  { timeout: 400_000 },
  async (_, variant) => {
    const shopUrl = shop.address.url;
    let session = await registerOverApi(shopUrl, variant.language);
    const inviter = await openWindow({ ...variant, session, shopUrl });
    await inviter.page.goto(await mailedLink(shop.address, session.email, '/confirm-email'));
    await inviter.page.getByRole('heading', { name: inviter.t('emailConfirmedTitle') }).waitFor();
    const link = await readLink(inviter);

    // A visitor follows the link, registers and buys.
    const buyer = await openWindow({ ...variant, shopUrl });
    const buyerSession = await registerByLink(buyer, link);
    await buyAtBank(buyer, variant.language === 'ru' ? 'Набор автора' : 'Creator set', '$94.80');
    const secondPage = await startPaying(shopUrl, buyerSession, {
      product: 'Statora Insight',
      plan: 2,
      gateway: 'ton',
    });
    await decideOverApi(shop.address, secondPage, 'pay');
    await expect.poll(async () => (await subscriptionsOf(shopUrl, buyerSession)).length).toBe(2);

    // 30 % of 94.80 and of 86.40, plus 10 % of the first one.
    await expectFigures(session, { total_earnings: 63.84, on_hold: 63.84 });
    expect(await partnerOf(shopUrl, session)).toMatchObject({ visits: 1, registrations: 1 });
    await showStatistics(inviter, '$0.00');
    await inviter.page
      .getByText(inviter.t('commissionHeld', { date: '' }))
      .filter({ visible: true })
      .first()
      .waitFor();
    expect(await inviter.page.getByText(buyerSession.email).count()).toBe(0);
    await inviter.context.close();

    await advanceDays(WAIT_DAYS);
    session = await signInOverApi(shopUrl, session);
    const later = await openWindow({ ...variant, session, shopUrl });
    await expect
      .poll(async () => (await partnerOf(shopUrl, session)).available_for_payout_and_orders)
      .toBe(63.84);
    await showStatistics(later, '$63.84');

    await payFromBalance(later);
    await expectFigures(session, { spent: 1.2, available_for_payout_and_orders: 62.64 });
    await requestPayout(later, session);
    await expectFigures(session, { in_payout: 50, available_for_payout_and_orders: 12.64 });

    // The second purchase is refunded after its commission was spent.
    await decideOverApi(shop.address, secondPage, 'refund');
    await expect.poll(async () => (await partnerOf(shopUrl, session)).reversed).toBe(25.92);
    await showStatistics(later, '−$13.28');
    await later.page
      .getByText(later.t('balanceReversed'))
      .filter({ visible: true })
      .first()
      .waitFor();
    await expectFigures(session, { total_earnings: 63.84 });

    await cancelPayout(later);
    await expectFigures(session, { in_payout: 0, available_for_payout_and_orders: 36.72 });
  },
);

/** Reads the partner link from the page that the header links to. */
async function readLink({ page, t }: Window): Promise<string> {
  await page.goto('/dashboard/subscriptions');
  await page.getByRole('link', { name: t('navFreeAccess') }).click();
  const link = page.getByRole('textbox', { name: t('partnerLink') });
  await link.waitFor();
  expect(await link.getAttribute('readonly')).not.toBeNull();
  return link.inputValue();
}

/** Buys the yearly plan and pays at the bank. */
async function buyAtBank(buyer: Window, product: string, total: string): Promise<void> {
  const { page, t } = buyer;
  const sheet = await openOrder(buyer, product);
  await sheet.getByRole('radio', { name: t('months', { count: 12 }) }).check();
  await chooseMethod(sheet, 'ton');
  const tab = await payAtBank(buyer, sheet, total);
  await decideAtBank(tab, 'pay');
  await subscriptionCard(tab, t, product).waitFor();
  await tab.close();
  await page.close();
}

/** Opens the statistics and waits for the available balance. */
async function showStatistics({ page, t }: Window, available: string): Promise<void> {
  await page.goto('/partners?tab=statistics');
  const balance = page.getByRole('region', { name: t('balanceAvailable') });
  await balance.getByText(available, { exact: true }).first().waitFor();
}

/** Pays from the balance; no checkout page opens. */
async function payFromBalance(window: Window): Promise<void> {
  const { page, t, context } = window;
  await page.goto('/dashboard/subscriptions');
  const sheet = await openOrder(window, 'Tempora Focus');
  await sheet.getByText(t('payoutAvailable', { amount: '$63.84' })).waitFor();
  await chooseMethod(sheet, 'balance');
  await payButton(window, sheet, '$1.20').click();
  await sheet
    .getByRole('heading', { name: t('orderDone', { product: 'Tempora Focus' }) })
    .waitFor();
  expect(context.pages()).toHaveLength(1);
}

async function requestPayout(window: Window, { password }: Session): Promise<void> {
  const { page, t, problems } = window;
  await showStatistics(window, '$62.64');
  await page.getByRole('button', { name: t('payoutRequest') }).click();
  const sheet = page.getByRole('dialog');
  const amount = sheet.getByRole('textbox', { name: t('columnAmount') });
  await amount.fill('49.99');
  expect(
    await sheet.getByRole('button', { name: t('payoutAtLeast', { amount: '$50' }) }).isDisabled(),
  ).toBe(true);
  await amount.fill('50');
  const send = sheet.getByRole('button', { name: t('payoutSubmit', { amount: '$50.00' }) });
  const address = sheet.getByRole('textbox', { name: t('columnAddress') });
  // A well-formed address with a wrong checksum.
  await address.fill(TRON.replace(/8$/, '9'));
  await sheet.getByLabel(t('passwordLabel'), { exact: true }).fill(password);
  problems.expect(400);
  await send.click();
  await sheet.getByText(t('payoutAddressInvalid')).waitFor();
  await address.fill(TRON);
  await send.click();
  await page.getByText(t('payoutRequested')).waitFor();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByText(t('payoutInReview')).filter({ visible: true }).waitFor();
}

async function cancelPayout({ page, t }: Window): Promise<void> {
  const phoneRow = page.getByRole('list', { name: t('payouts') }).locator('summary');
  if (await phoneRow.isVisible()) await phoneRow.click();
  await page
    .getByRole('button', { name: t('payoutCancel') })
    .filter({ visible: true })
    .click();
  await page.getByText(t('payoutCanceled')).filter({ visible: true }).waitFor();
}

async function expectFigures(
  session: Session,
  figures: Partial<Awaited<ReturnType<typeof partnerOf>>>,
): Promise<void> {
  const partner = await partnerOf(shop.address.url, session);
  expect(partner).toMatchObject(figures);
  const parts =
    partner.available_for_payout_and_orders +
    partner.pending_payout +
    partner.paid_out +
    partner.spent +
    partner.reversed;
  expect(parts).toBeCloseTo(partner.total_earnings, 6);
}
