import type { Language } from '@sesame/contract/shared/limits.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { expect, test } from 'vitest';
import { brandName } from '../../support/brand-name.ts';
import { onDesktop, onPhone } from '../../support/browser.ts';
import { fillCredentials, submit } from '../../support/credentials.ts';
import { onlyInSoak } from '../../support/is-soak.ts';
import { openSignedIn } from '../../support/sign-in.ts';
import { stayOnHelp } from '../../support/stay-on-help.ts';
import { openWindow, type Window } from '../../support/window.ts';

interface Stop {
  readonly path: string;
  readonly heading: TextKey;
  readonly title: TextKey;
}

const visitorStops: readonly (Stop & { readonly link: TextKey })[] = [
  {
    link: 'forgotPassword',
    path: '/forgot-password',
    heading: 'resetPasswordTitle',
    title: 'resetPasswordTitle',
  },
  { link: 'backToSignIn', path: '/login', heading: 'signInHeading', title: 'titleSignIn' },
  { link: 'registerLink', path: '/register', heading: 'registerHeading', title: 'titleRegister' },
];

interface Bookmark {
  readonly path: string;
  readonly title: TextKey;
  readonly header: boolean;
  /** Where it redirects to. */
  readonly lands?: string;
}

/** Items of the account menu on a desktop, of the logo's menu on a phone. */
const menuStops: readonly (Stop & { readonly row: TextKey })[] = [
  { row: 'menuSettings', path: '/settings/profile', heading: 'tabProfile', title: 'tabProfile' },
  {
    row: 'menuPayments',
    path: '/dashboard/payments',
    heading: 'tabPayments',
    title: 'tabPayments',
  },
  {
    row: 'menuGetSubscription',
    path: '/dashboard/subscriptions#services',
    heading: 'tabSubscriptions',
    title: 'tabSubscriptions',
  },
];

test.each(onDesktop)('links lead a visitor to every sign-in page, %s', async (_, variant) => {
  const window = await openWindow(variant);
  const { page, t } = window;
  await page.goto('/login');
  for (const { link, ...stop } of visitorStops) {
    await page.getByRole('link', { name: t(link), exact: true }).click();
    await arrivesAt(window, stop, variant.language);
    expect(await page.getByRole('banner').count()).toBe(0);
  }
});

test.each(onPhone)('the menu items lead to their screens, %s', async (_, variant) => {
  const window = await openSignedIn(variant);
  const { page, t } = window;
  const isPhone = variant.width < 768;
  await page.goto('/');
  for (const { row, ...stop } of menuStops) {
    await page
      .getByRole('button', {
        name: isPhone ? `${brandName(variant.language)}, ${t('mobileMenu')}` : t('accountMenu'),
      })
      .click();
    await page.getByRole('menuitem', { name: t(row), exact: true }).click();
    await arrivesAt(window, stop, variant.language);
    await page.getByRole('banner').waitFor();
  }
});

/**
 * The routes of a signed-in buyer, opened directly: in `npm test` one of each kind, because the titles of all are tested
 * without a browser.
 */
const bookmarks: readonly Bookmark[] = [
  { path: '/', title: 'tabSubscriptions', header: true, lands: '/dashboard/subscriptions' },
  { path: '/settings/security', title: 'tabSecurity', header: true },
  { path: '/partners?tab=statistics', title: 'partnersTabStatistics', header: true },
  { path: '/payment-methods', title: 'savedMethods', header: true },
  { path: '/calendar', title: 'calendar', header: true },
  { path: '/buy-loading-word', title: 'titleTransfer', header: true },
  { path: '/payment', title: 'titlePaymentFailed', header: false },
  { path: '/reset-password', title: 'newPasswordTitle', header: false },
  {
    path: '/no/such/page',
    title: 'tabSubscriptions',
    header: true,
    lands: '/dashboard/subscriptions',
  },
  { path: '/login', title: 'tabSubscriptions', header: true, lands: '/dashboard/subscriptions' },
  ...onlyInSoak<Bookmark>(
    { path: '/dashboard/subscriptions', title: 'tabSubscriptions', header: true },
    { path: '/dashboard/payments', title: 'tabPayments', header: true },
    { path: '/settings/profile', title: 'tabProfile', header: true },
    { path: '/partners', title: 'partnersTabLink', header: true },
    { path: '/help', title: 'contactSupport', header: true },
    { path: '/help-ticket', title: 'navHelpdesk', header: true },
    { path: '/help-ticket-create', title: 'newTicket', header: true },
    { path: '/buy-loading-cis', title: 'titleTransfer', header: true },
    { path: '/forgot-password', title: 'resetPasswordTitle', header: false },
    { path: '/confirm-email', title: 'emailNotConfirmedTitle', header: false },
  ),
];

test.each(onDesktop)('every route can be opened directly, %s', async (_, variant) => {
  const window = await openSignedIn(variant);
  const { page, t, problems } = window;
  // An unknown route answers 404 with the app, which redirects to the dashboard.
  problems.expect(404);
  await stayOnHelp(page);
  for (const { path, title, header, lands = path } of bookmarks) {
    await page.goto(path);
    await expect
      .poll(async () => (await page.title()).replaceAll('\u00a0', ' '), { message: path })
      .toBe(`${t(title)} · ${brandName(variant.language)}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    const { pathname, search } = new URL(page.url());
    expect(`${pathname}${search}`).toBe(lands);
    expect(await page.getByRole('banner').count(), path).toBe(header ? 1 : 0);
    expect(await page.locator('html').getAttribute('lang')).toBe(variant.language);
  }
});

test.each(onPhone)('a ticket opens by its address, also after sign-in, %s', async (_, variant) => {
  const { page, t, session } = await openSignedIn(variant);
  await page.goto('/help-ticket-create');
  await page.getByLabel(t('ticketTitle')).fill('A bookmark');
  await page.getByLabel(t('message')).fill('To be opened again.');
  await page.getByRole('button', { name: t('createTicket') }).click();
  await page.waitForURL(/\/help-ticket\/[\w-]+$/);
  const address = new URL(page.url()).pathname;

  const elsewhere = await openWindow(variant);
  await elsewhere.page.goto(address);
  await elsewhere.page.waitForURL('**/login');
  await fillCredentials(elsewhere.page, t, session);
  await submit(elsewhere.page, t('signIn'));
  await elsewhere.page.waitForURL(`**${address}`);
  await elsewhere.page.getByText('To be opened again.', { exact: true }).waitFor();
});

async function arrivesAt({ page, t }: Window, stop: Stop, language: Language): Promise<void> {
  await page.waitForURL(`**${stop.path}`);
  await page.getByRole('heading', { level: 1, name: t(stop.heading), exact: true }).waitFor();
  await expect
    .poll(async () => (await page.title()).replaceAll('\u00a0', ' '))
    .toBe(`${t(stop.title)} · ${brandName(language)}`);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
}
