import { confirmSecondFactor } from '@sesame/contract/shop/account.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { fillCredentials, submit } from './credentials.ts';
import { applyPromo, chooseMethod, openOrder, payButton } from './order.ts';
import type { Session } from './register.ts';
import { asPartner } from './shop/partner-data.ts';
import { paymentsOf, pricesOf } from './shop/shop-api.ts';
import { shownLater } from './shown-later.ts';
import { stayOnHelp } from './stay-on-help.ts';
import type { Translate } from './translator.ts';
import { visit } from './visit.ts';

export interface Stage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly t: Translate;
  readonly shopUrl: string;
  /** Advances the time of the page. */
  readonly pass: (ms: number) => Promise<void>;
}
/** For scenes of signed-in buyers. */
export interface OwnStage extends Stage {
  readonly session: Session;
}

type SceneAction<S extends Stage> = (stage: S) => Promise<void>;

/** Screens of a visitor. */
export const visitorScenes: Readonly<Record<string, SceneAction<Stage>>> = {
  'sign-in': async ({ page, t }) => {
    await page.goto('/login');
    await page.getByRole('heading', { name: t('signInHeading') }).waitFor();
  },
  'sign-in-error': async ({ page, t }) => {
    await page.goto('/login');
    await fillCredentials(page, t, { email: 'mira@', password: 'open' });
    await submit(page, t('signIn'));
    await page.getByText(t('emailInvalid')).waitFor();
  },
  register: async ({ page, t }) => {
    await page.goto('/register');
    await page.getByRole('heading', { name: t('registerHeading') }).waitFor();
  },
  'forgot-password': async ({ page, t }) => {
    await page.goto('/forgot-password');
    await page.getByRole('heading', { name: t('resetPasswordTitle') }).waitFor();
  },
  'reset-password-dead': async ({ page, t }) => {
    // Before the scene with a token, because the page keeps the token across a reload.
    await page.goto('/reset-password');
    await page.getByRole('heading', { name: t('linkDeadTitle') }).waitFor();
  },
  'reset-password': async ({ page, t }) => {
    // Any token works here, because it is checked only when the form is submitted.
    await page.goto('/reset-password?token=of-a-mail');
    await page.getByRole('heading', { name: t('newPasswordTitle') }).waitFor();
  },
};

/** Screens of a buyer who has just registered. */
export const newBuyerScenes: Readonly<Record<string, SceneAction<OwnStage>>> = {
  'dashboard-empty': async ({ page, t }) => {
    await visit(page, '/dashboard/subscriptions');
    await page.getByRole('heading', { name: t('noSubscriptions') }).waitFor();
    await page.getByRole('heading', { name: 'Askara Pro' }).waitFor();
  },
  'dashboard-search-empty': async ({ page, t }) => {
    await visit(page, '/dashboard/subscriptions');
    await page.getByRole('searchbox').fill('dancing');
    await page
      .getByRole('heading', { name: t('nothingFound', { query: 'dancing' }) })
      .scrollIntoViewIfNeeded();
  },
  'payments-empty': async ({ page, t }) => {
    await visit(page, '/dashboard/payments');
    await page.getByRole('heading', { name: t('noPayments') }).waitFor();
  },
  transfer: async (stage) => {
    const { page, t } = stage;
    await visit(page, '/buy-loading-cis');
    await shownLater(stage, page.getByRole('heading', { name: t('transferTitle') }));
  },
  'transfer-outdated': async (stage) => {
    const { page, t } = stage;
    await visit(page, '/buy-loading-cis');
    await payTransfer(stage);
    await shownLater(stage, page.getByRole('heading', { name: t('transferOutdated') }));
  },
  'transfer-done': async (stage) => {
    const { page, t } = stage;
    await visit(page, '/buy-loading-cis?demo=success');
    await payTransfer(stage);
    const done = t('transferDone', { product: 'Askara Pro' });
    await shownLater(stage, page.getByRole('heading', { name: done }));
  },
  'payment-loading': async ({ page, t }) => {
    await visit(page, '/buy-loading-word');
    await page.getByRole('heading', { name: t('oneMoment') }).waitFor();
  },
  help: async ({ page, t }) => {
    await stayOnHelp(page);
    await visit(page, '/help');
    await page.getByRole('heading', { name: t('helpRedirect') }).waitFor();
  },
  'tickets-empty': async ({ page, t }) => {
    await visit(page, '/help-ticket');
    await page.getByRole('heading', { name: t('noTickets') }).waitFor();
  },
  'ticket-create': async ({ page, t }) => {
    await visit(page, '/help-ticket-create');
    await page.getByRole('heading', { name: t('newTicketHeading') }).waitFor();
  },
  'settings-profile': async ({ page, t }) => {
    await visit(page, '/settings/profile');
    await page.getByLabel(t('usernameLabel')).waitFor();
  },
  'settings-security': async ({ page, t }) => {
    await visit(page, '/settings/security');
    await page.getByRole('button', { name: t('secondFactorSetUp') }).waitFor();
  },
  'settings-telegram': async ({ page, t, context }) => {
    await visit(page, '/settings/profile');
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: t('telegramConnect') }).click();
    await (await opened).close();
    await page.getByText(t('telegramWaiting')).scrollIntoViewIfNeeded();
  },
  'settings-deletion': async ({ page, t }) => {
    await visit(page, '/settings/security');
    await page.getByRole('button', { name: t('deletionRequest') }).click();
    await page.getByRole('dialog').waitFor();
  },
  'settings-second-factor': setUpSecondFactor,
  'settings-recovery-codes': async (stage) => {
    const { page, t } = stage;
    await setUpSecondFactor(stage);
    // The response is mocked, so that the account of the following scenes has no second factor.
    await page.route(`**${confirmSecondFactor.path}`, (route) =>
      route.fulfill({ json: { recovery_codes: RECOVERY_CODES } }),
    );
    await page.getByLabel(t('secondFactorCode')).fill('123456');
    await submit(page, t('secondFactorTurnOn'));
    await page.getByRole('heading', { name: t('recoveryCodes') }).scrollIntoViewIfNeeded();
    await page.unroute(`**${confirmSecondFactor.path}`);
  },
  partners: async ({ page, t }) => {
    await visit(page, '/partners');
    await page.getByRole('textbox', { name: t('partnerLink') }).waitFor();
  },
  'partners-empty': async ({ page, t }) => {
    await visit(page, '/partners?tab=statistics');
    await page.getByText(t('chartEmpty')).waitFor();
    await page.getByText(t('noPayouts')).waitFor();
  },
};

/** Screens of a buyer with paid, declined and pending payments. */
export const buyerScenes: Readonly<Record<string, SceneAction<OwnStage>>> = {
  dashboard: async ({ page, t }) => {
    await visit(page, '/dashboard/subscriptions');
    await page.getByRole('heading', { name: t('pendingTitle') }).waitFor();
    await page.getByRole('heading', { name: 'Veilnet VPN' }).waitFor();
  },
  payments: async ({ page, t }) => {
    await visit(page, '/dashboard/payments');
    await page.getByText(t('statusProcessing')).filter({ visible: true }).waitFor();
  },
  'payment-detail': async ({ page, t, shopUrl, session }) => {
    const paid = (await paymentsOf(shopUrl, session)).find(({ status }) => status === 'Active');
    await visit(page, `/dashboard/payments/${paid?.id}`);
    await page
      .getByRole('listitem')
      .filter({ hasText: t('timelineGranted') })
      .waitFor();
  },
  'payment-declined': async ({ page, t, shopUrl, session }) => {
    // Other scenes leave unpaid payments that were canceled.
    const declined = (await paymentsOf(shopUrl, session)).find(({ state }) => state === 'failed');
    await visit(page, `/dashboard/payments/${declined?.id}`);
    await page
      .getByRole('listitem')
      .filter({ hasText: t('timelineDeclined') })
      .waitFor();
  },
  tickets: async ({ page, t }) => {
    await visit(page, '/help-ticket');
    await page.getByText(t('ticketAnswered')).waitFor();
  },
  ticket: async ({ page, t }) => {
    await visit(page, '/help-ticket');
    await page
      .getByRole('link')
      .filter({ hasText: t('ticketAnswered') })
      .click();
    await page.getByRole('log').getByText('8842').waitFor();
  },
  menu: async ({ page, t }) => {
    await visit(page, '/dashboard/subscriptions');
    await page.getByRole('heading', { name: t('pendingTitle') }).waitFor();
    // On a phone the logo opens the menu.
    const phones = page.getByRole('banner').getByRole('button').first();
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    await (isPhone ? phones : page.getByRole('button', { name: t('accountMenu') })).click();
    await page.getByText(t('menuGetSubscription')).waitFor();
  },
  hint: async ({ page, t }) => {
    await visit(page, '/dashboard/subscriptions');
    await page.getByRole('button', { name: t('couponHintLabel') }).click();
    await page.getByRole('tooltip').waitFor();
  },
  order: async (stage) => {
    const { page, t } = stage;
    await visit(page, '/dashboard/subscriptions');
    const sheet = await openOrder(stage, 'Kinovo Premium');
    await sheet.getByRole('radio', { name: t('months', { count: 6 }) }).check();
    await chooseMethod(sheet, 'card');
    await applyPromo(stage, sheet, 'AUTUMN20');
    await payButton(stage, sheet, '$15.65').waitFor();
    await page.mouse.move(0, 0);
    await sheet.getByText(t('plan'), { exact: true }).scrollIntoViewIfNeeded();
  },
  'order-free': async (stage) => {
    const { page, t } = stage;
    await visit(page, '/dashboard/subscriptions');
    const sheet = await openOrder(stage, 'Kinovo Premium');
    await chooseMethod(sheet, 'card');
    await applyPromo(stage, sheet, 'FREE100');
    await sheet.getByRole('button', { name: t('activateForFree') }).waitFor();
  },
  'order-unfinished': async ({ page, t }) => {
    await visit(page, '/dashboard/subscriptions');
    await page
      .getByRole('button', { name: t('orderProduct', { product: 'Tonvale Family' }) })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('continueToPayment') })
      .waitFor();
  },
  'order-waiting': async (stage) => {
    const { page, t, context } = stage;
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: t('payAnotherWay') }).click();
    await sheet.locator('input[name=order-method][value=card-cis]').check();
    const opened = context.waitForEvent('page');
    await payButton(stage, sheet, '$3.02').click();
    const tab = await opened;
    await tab.waitForURL('**/pay/*');
    await tab.close();
    await sheet.getByRole('heading', { name: t('waitingHeading') }).waitFor();
  },
  payment: async (stage) => {
    const { page, t } = stage;
    await visit(page, await linkToPay(stage));
    await page.getByRole('heading', { name: t('paymentConfirm') }).waitFor();
    await page.getByRole('button', { name: t('pay', { total: '$1.20' }) }).waitFor();
  },
  'payment-error': async (stage) => {
    const { page, t, context } = stage;
    await visit(page, await linkToPay(stage));
    const pay = page.getByRole('button', { name: t('pay', { total: '$1.20' }) });
    await pay.waitFor();
    await context.setOffline(true);
    await pay.click();
    await page.getByRole('heading', { name: t('paymentDidNotOpen') }).waitFor();
    await context.setOffline(false);
  },
  'partners-subs': ({ page, t }) =>
    asPartner(page, async () => {
      await visit(page, '/partners');
      await page.getByRole('switch', { name: t('modeTitle') }).check();
      for (const name of ['Askara', 'Draftwell', 'Lexiro']) {
        await page.getByRole('checkbox', { name }).check();
      }
      await page.getByText(t('servicesChosen', { count: 3, max: 3 })).waitFor();
    }),
  'partners-stats': ({ page, t }) => asPartner(page, () => showEarnings({ page, t })),
  'partners-payout': ({ page, t }) =>
    asPartner(page, async () => {
      await showEarnings({ page, t });
      await page.getByRole('button', { name: t('payoutRequest') }).click();
      await page.getByRole('button', { name: t('payoutSubmit', { amount: '$102.60' }) }).waitFor();
    }),
  bank: async (stage) => {
    const { page, t } = stage;
    await visit(page, '/dashboard/subscriptions');
    const pending = page.getByRole('article').filter({ hasText: t('pendingTitle') });
    const link = pending.getByRole('link', { name: t('openPaymentAgain') });
    await page.goto((await link.getAttribute('href')) ?? '');
    await page.locator('button[value=pay]').waitFor();
  },
};

/** The same number and length as the server's recovery codes. */
const RECOVERY_CODES = Array.from({ length: 10 }, (_, index) => `k7q2m-4h9x${index}`);

async function payTransfer(stage: Stage): Promise<void> {
  const paid = stage.page.getByRole('button', { name: stage.t('transferPaid') });
  await shownLater(stage, paid);
  await paid.click();
}

async function setUpSecondFactor({ page, t, session }: OwnStage): Promise<void> {
  await visit(page, '/settings/security');
  await page.getByRole('button', { name: t('secondFactorSetUp') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('passwordLabel'), { exact: true }).fill(session.password);
  await sheet.getByRole('button', { name: t('secondFactorSetUp'), exact: true }).click();
  await page.getByRole('img', { name: t('secondFactorQr') }).scrollIntoViewIfNeeded();
}

async function showEarnings({ page, t }: Pick<Stage, 'page' | 't'>): Promise<void> {
  await visit(page, '/partners?tab=statistics');
  await page.getByRole('figure').waitFor();
  await page.getByText(t('commissionDisputed')).filter({ visible: true }).waitFor();
  await page.getByText(t('payoutInReview')).filter({ visible: true }).first().waitFor();
}

async function linkToPay({ shopUrl, session }: OwnStage): Promise<string> {
  const { prices } = await pricesOf(shopUrl, session, 'Tempora Focus');
  return `/payment?gateway=ton&sub_id=${prices[0]?.id}`;
}
