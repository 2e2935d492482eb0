import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { expect, it } from 'vitest';
import { bothLooks } from '../support/browser.ts';
import { openSignedIn } from '../support/sign-in.ts';
import { openWindow, type Window } from '../support/window.ts';

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
  { link: 'backToSignIn', path: '/login', heading: 'loginHeading', title: 'titleLogin' },
  { link: 'registerLink', path: '/register', heading: 'registerHeading', title: 'titleRegister' },
];

/** Rows of the account menu on a desktop, of the logo's menu on a phone. */
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

it.each(bothLooks)('links lead a visitor to every way in, %s', async (_, look) => {
  const window = await openWindow(look);
  const { page, t } = window;
  await page.goto('/login');
  for (const { link, ...stop } of visitorStops) {
    await page.getByRole('link', { name: t(link), exact: true }).click();
    await arrivesAt(window, stop, look.language);
    expect(await page.getByRole('banner').count()).toBe(0);
  }
});

it.each(bothLooks)('the menu’s rows lead to their screens, %s', async (_, look) => {
  const window = await openSignedIn(look);
  const { page, t } = window;
  const isPhone = look.width < 768;
  await page.goto('/');
  for (const { row, ...stop } of menuStops) {
    await page
      .getByRole('button', { name: isPhone ? `Sesame, ${t('mobileMenu')}` : t('accountMenu') })
      .click();
    await page.getByRole(isPhone ? 'link' : 'menuitem', { name: t(row), exact: true }).click();
    await arrivesAt(window, stop, look.language);
    await page.getByRole('banner').waitFor();
  }
});

async function arrivesAt({ page, t }: Window, stop: Stop, language: string): Promise<void> {
  await page.waitForURL(`**${stop.path}`);
  await page.getByRole('heading', { level: 1, name: t(stop.heading), exact: true }).waitFor();
  await expect
    .poll(async () => (await page.title()).replaceAll('\u00a0', ' '))
    .toBe(`${t(stop.title)} · Sesame`);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
}
