import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { getDictionary } from '@sesame/contract/shop/languages.ts';
import { getPayment } from '@sesame/contract/shop/payment-detail.ts';
import { listPaymentMethods, listPayments } from '@sesame/contract/shop/payments.ts';
import { getReferralData } from '@sesame/contract/shop/referrals.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { listTickets } from '@sesame/contract/shop/support.ts';
import { login, register } from '@sesame/contract/shop/users.ts';
import type { Page, Request } from 'playwright-core';
import { leaveOpen } from './checks/come-to-rest.ts';
import { fillCredentials, submit } from './credentials.ts';
import { applyPromo, chooseMethod, openOrder } from './order.ts';
import type { OwnStage, Stage } from './scenes.ts';
import { shownLater } from './shown-later.ts';

const PAYMENT_ID = '0199a000-0000-7000-8000-000000000001';
const onePayment = { ...getPayment, path: getPayment.path.replace(':id', PAYMENT_ID) };

/** How a call is answered in a scene: never, with 503, or with the given response. */
type Reply = 'hangs' | 'fails' | { readonly status: number; readonly json: object };

/** Loading, error and success states of a visitor's screens. Only the response of the named route is changed. */
export const visitorStates: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'sign-in-busy': async ({ page, t }) => {
    await answerWith(page, login, 'hangs');
    await page.goto('/login');
    await fillCredentials(page, t, { email: 'mira@example.com', password: 'open the door 7' });
    await submit(page, t('signIn'));
    await page.getByRole('button', { name: t('signingIn') }).waitFor();
  },
  'sign-in-refused': async ({ page, t }) => {
    const json = { code: 'sign_in_failed', message: t('signInFailed') };
    await answerWith(page, login, { status: 400, json });
    await page.goto('/login');
    await fillCredentials(page, t, { email: 'mira@example.com', password: 'open the door 7' });
    await submit(page, t('signIn'));
    await page.getByText(t('signInFailed')).waitFor();
  },
  'sign-in-second-factor': async ({ page, t }) => {
    await answerWith(page, login, {
      status: 200,
      json: { status: 'second_factor', ticket: 'a ticket' },
    });
    await page.goto('/login');
    await fillCredentials(page, t, { email: 'mira@example.com', password: 'open the door 7' });
    await submit(page, t('signIn'));
    await page.getByRole('heading', { name: t('secondFactorTitle') }).waitFor();
  },
  'register-taken': async ({ page, t }) => {
    const json = { code: 'email_in_use', message: t('emailInUse') };
    await answerWith(page, register, { status: 409, json });
    await page.goto('/register');
    await fillCredentials(page, t, { email: 'mira@example.com', password: 'open the door 7' });
    await submit(page, t('createAccount'));
    await page.getByText(t('emailInUse')).waitFor();
  },
  'confirm-email-dead': async ({ page, t }) => {
    await begin(page);
    await page.goto('/confirm-email');
    await page.getByRole('heading', { name: t('emailNotConfirmedTitle') }).waitFor();
  },
  'texts-failed': async (stage) => {
    const { page } = stage;
    await answerWith(page, getDictionary, 'fails');
    await page.goto('/login');
    await page.evaluate(() => localStorage.removeItem('dictionary'));
    await page.reload();
    await shownLater(stage, page.getByRole('alert'));
  },
};

/** Loading, error and success states for a buyer who has just registered. */
export const ownStates: Readonly<Record<string, (stage: OwnStage) => Promise<void>>> = {
  'dashboard-loading': async ({ page, t }) => {
    await answerWith(page, getUser, 'hangs');
    await page.goto('/dashboard/subscriptions');
    await page
      .locator('[aria-busy=true]', { hasText: t('loading') })
      .first()
      .waitFor();
  },
  'dashboard-error': async (stage) => {
    const { page, t } = stage;
    await answerWith(page, listSubPlans, 'fails');
    await page.goto('/dashboard/subscriptions');
    const failed = page.getByRole('heading', { name: t('productsFailed') });
    await shownLater(stage, failed);
    await failed.scrollIntoViewIfNeeded();
  },
  'subscriptions-error': async (stage) => {
    const { page, t } = stage;
    await answerWith(page, listActiveSubscriptions, 'fails');
    await page.goto('/dashboard/subscriptions');
    await shownLater(stage, page.getByText(t('subscriptionsFailed')));
  },
  'payments-error': async (stage) => {
    const { page, t } = stage;
    await answerWith(page, listPayments, 'fails');
    await page.goto('/dashboard/payments');
    await shownLater(stage, page.getByText(t('paymentsFailed')));
  },
  'payment-detail-loading': async ({ page, t }) => {
    await answerWith(page, onePayment, 'hangs');
    await page.goto(`/dashboard/payments/${PAYMENT_ID}`);
    await page.getByText(t('loading')).first().waitFor({ state: 'attached' });
  },
  'payment-detail-error': async (stage) => {
    const { page, t } = stage;
    await answerWith(page, onePayment, 'fails');
    await page.goto(`/dashboard/payments/${PAYMENT_ID}`);
    await shownLater(stage, page.getByRole('heading', { name: t('paymentFailed') }));
  },
  'payment-detail-missing': async ({ page, t }) => {
    await begin(page);
    await page.goto('/dashboard/payments/unknown');
    await page.getByRole('heading', { name: t('paymentMissing') }).waitFor();
  },
  'order-loading': async (stage) => {
    await answerWith(stage.page, listPaymentMethods, 'hangs');
    await stage.page.goto('/dashboard/subscriptions');
    await openOrder(stage, 'Kinovo Premium');
  },
  'order-error': async (stage) => {
    await answerWith(stage.page, listPaymentMethods, 'fails');
    await stage.page.goto('/dashboard/subscriptions');
    const sheet = await openOrder(stage, 'Kinovo Premium');
    await shownLater(stage, sheet.getByText(stage.t('methodsFailed')));
  },
  'order-promo-wrong': async (stage) => {
    await begin(stage.page);
    await stage.page.goto('/dashboard/subscriptions');
    const sheet = await openOrder(stage, 'Kinovo Premium');
    await chooseMethod(sheet, 'card');
    await applyPromo(stage, sheet, 'NOTHING');
    await sheet.getByText(stage.t('promoInvalid')).waitFor();
  },
  offline: async ({ page, t, context }) => {
    await begin(page);
    await page.goto('/dashboard/subscriptions');
    await page.getByRole('heading', { name: 'Askara Pro' }).waitFor();
    await context.setOffline(true);
    await page.getByText(t('offline')).waitFor();
  },
  'settings-error': async (stage) => {
    const { page, t } = stage;
    await answerWith(page, getUser, 'fails');
    await page.goto('/settings/profile');
    await shownLater(stage, page.getByText(t('profileUnavailable')));
  },
  'partners-loading': async ({ page, t }) => {
    await answerWith(page, getReferralData, 'hangs');
    await page.goto('/partners');
    await page.getByText(t('loading')).first().waitFor({ state: 'attached' });
  },
  'partners-error': async (stage) => {
    const { page, t } = stage;
    await answerWith(page, getReferralData, 'fails');
    await page.goto('/partners');
    await shownLater(stage, page.getByText(t('partnersFailed')));
  },
  'tickets-loading': async ({ page, t }) => {
    await answerWith(page, listTickets, 'hangs');
    await page.goto('/help-ticket');
    await page.getByText(t('loading')).first().waitFor({ state: 'attached' });
  },
  'tickets-error': async (stage) => {
    const { page, t } = stage;
    await answerWith(page, listTickets, 'fails');
    await page.goto('/help-ticket');
    await shownLater(stage, page.getByRole('heading', { name: t('ticketsFailed') }));
  },
  'ticket-error': async ({ page, t }) => {
    await begin(page);
    await page.goto('/help-ticket/unknown');
    await page.getByRole('heading', { name: t('ticketFailed') }).waitFor();
  },
  'screen-failed': async ({ page, t }) => {
    await begin(page);
    await page.route(/\/assets\/partners[^/]*\.js$/, (route) => route.abort());
    await page.goto('/partners');
    await page.getByRole('heading', { name: t('screenFailed') }).waitFor();
  },
  'order-done': async (stage) => {
    const { page, t } = stage;
    await begin(page);
    await page.goto('/dashboard/subscriptions');
    const sheet = await openOrder(stage, 'Kinovo Premium');
    await chooseMethod(sheet, 'card');
    await applyPromo(stage, sheet, 'FREE100');
    await sheet.getByRole('button', { name: t('activateForFree') }).click();
    await page
      .getByRole('heading', { name: t('orderDone', { product: 'Kinovo Premium' }) })
      .waitFor();
  },
};

/** Resets the network and the mocked routes of the previous scene. */
async function begin(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function answerWith(page: Page, route: RouteSpec, reply: Reply): Promise<void> {
  await begin(page);
  const isMeant = (request: Request) =>
    request.method() === route.method && new URL(request.url()).pathname === route.path;
  await page.route(`**${route.path}*`, async (called) => {
    if (!isMeant(called.request())) return called.fallback();
    if (reply === 'hangs') return leaveOpen(page, called.request());
    const { status, json } = reply === 'fails' ? down : reply;
    await called.fulfill({ status, json });
  });
}

const down = { status: 503, json: { code: 'unavailable', message: 'The service is busy' } };
