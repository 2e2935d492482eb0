import { refundPayment } from '@sesame/contract/console/payments/payments.ts';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { desktop, heights, phone, type Variant } from '../../support/browser.ts';
import { accessibilityFaults } from '../../support/checks/check-accessibility.ts';
import { comeToRest } from '../../support/checks/come-to-rest.ts';
import { demoOwner } from '../../support/console/console.ts';
import { recordsOf } from '../../support/console/console-records.ts';
import { dialogPages } from '../../support/console/dialogs/all-dialogs.ts';
import type { Records } from '../../support/console/dialogs/dialog-page.ts';
import { isSoak } from '../../support/is-soak.ts';
import { registerOverApi } from '../../support/register.ts';
import { refuseCall } from '../../support/shop/events.ts';
import { seedAccount } from '../../support/shop/seed-account.ts';
import { visit } from '../../support/visit.ts';
import { openWindow, type Window } from '../../support/window.ts';

const phoneVariant = { ...phone, language: 'en' } as const;

/** Two variants that differ in everything but the language, because the dialogs are found by their English texts. */
const bothVariants = [
  ['on a desktop', desktop],
  ['on a phone', phoneVariant],
] as const;
// A phone has the least room, so `npm test` opens them there.
const variants = isSoak ? bothVariants : [bothVariants[1]];
const TIMEOUT_MS = 900_000;

/** Every third page of the console, or in a soak each. */
const checkedPages = dialogPages.filter((_, index) => isSoak || index % 3 === 0);

let records: Records;
beforeAll(async () => {
  const shop = inject('shop');
  const session = await registerOverApi(shop.url, 'en');
  await seedAccount(shop, session);
  records = await recordsOf(shop.url, session.email);
});

test.each(variants)(
  'every dialog is accessible, fits, takes the focus and returns it, %s',
  { timeout: TIMEOUT_MS },
  async (_, variant) => {
    const { page } = await signIn(variant);
    const faults: Record<string, readonly string[]> = {};
    for (const { at, events = [], reloads, dialogs } of checkedPages) {
      for (const apply of events) await apply(page);
      await (reloads ? page.goto(at(records)) : visit(page, at(records)));
      for (const [name, steps] of checkedDialogs(dialogs)) {
        const [open, advance] = typeof steps === 'function' ? [steps] : steps;
        const opener = await open(page);
        const found = await faultsInBothVariants(page, variant);
        if (advance) {
          await advance(openDialog(page));
          found.push(...(await faultsInBothVariants(page, variant)));
        }
        found.push(...(await faultsOfLeaving(page, opener)));
        if (found.length > 0) faults[name] = found;
      }
      await page.unrouteAll({ behavior: 'wait' });
    }
    expect(faults).toEqual({});
  },
);

test.each(variants)('the password confirmation passes these checks, %s', async (_, variant) => {
  const { page, problems } = await signIn(variant);
  problems.expect(409);
  await refuseCall(refundPayment, 409, 'confirmation_required')(page);
  await page.goto(`/admin/payments/${records.paidPayment}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const refund = page.getByRole('dialog');
  await refund.getByLabel('Reason', { exact: true }).fill('It did not work');
  const submit = refund.getByRole('button', { name: /^Refund / });
  await submit.click();
  await page.getByRole('dialog', { name: 'Confirm it’s you' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await faultsOfLeaving(page, submit)).toEqual([]);
});

test.each(variants)('the command palette passes these checks, %s', async (_, variant) => {
  const { page } = await signIn(variant);
  await page.goto('/admin/payments');
  const opener = page.getByRole('button', { name: 'Saved views', exact: true });
  await opener.focus();
  await page.keyboard.press('Control+k');
  await openDialog(page).getByRole('combobox').fill(records.buyer);
  await openDialog(page).getByRole('option').filter({ hasText: 'Buyer' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  expect(await faultsOfLeaving(page, opener)).toEqual([]);
});

test('the navigation on a phone passes these checks', async () => {
  const { page } = await signIn({ ...phone, language: 'en' });
  await page.goto('/admin/payments');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  expect(await faultsOf(page)).toEqual([]);
  expect(await faultsOfLeaving(page, opener)).toEqual([]);
});

/** The dialogs of a page that are opened: the first one, or in a soak all of them. */
function checkedDialogs<Steps>(dialogs: Readonly<Record<string, Steps>>): [string, Steps][] {
  return Object.entries(dialogs).slice(0, isSoak ? undefined : 1);
}

async function signIn(variant: Variant): Promise<Window> {
  const window = await openWindow({ ...variant });
  const { page } = window;
  await page.goto('/admin');
  await page.locator('input[name=email]').fill(demoOwner.email);
  await page.locator('input[name=password]').fill(demoOwner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('input[name=email]').waitFor({ state: 'detached' });
  return window;
}

/** The topmost open dialog. */
function openDialog(page: Page): Locator {
  return page.locator('[role=dialog]').last();
}

/** Faults of the topmost dialog: focus, size, overflow and accessibility. */
async function faultsOf(page: Page): Promise<string[]> {
  const options = { part: '[role=dialog]' };
  return [...(await layoutFaultsOf(page)), ...(await accessibilityFaults(page, options))];
}

async function layoutFaultsOf(page: Page): Promise<string[]> {
  const dialog = openDialog(page);
  await dialog.waitFor();
  return dialog.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect();
    return [
      ...(box.contains(document.activeElement) ? [] : ['the focus stays outside']),
      ...(left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
        ? ['it is larger than the window']
        : []),
      ...(box.scrollWidth > box.clientWidth ? ['it scrolls sideways'] : []),
    ];
  });
}

/** The same faults; a dialog opened on a desktop must also fit a phone. */
async function faultsInBothVariants(page: Page, variant: Variant): Promise<string[]> {
  const faults = await faultsOf(page);
  if (variant.width === phoneVariant.width) return faults;
  await resize(page, phoneVariant);
  faults.push(...(await layoutFaultsOf(page)).map((fault) => `on a phone: ${fault}`));
  await resize(page, variant);
  return faults;
}

async function resize(page: Page, { width, theme }: Variant): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] });
  await page.emulateMedia({ colorScheme: theme });
  await comeToRest(page);
}

/** Closes the topmost dialog by Escape, which asks first where something was entered; the focus has to return. */
async function faultsOfLeaving(page: Page, opener: Locator): Promise<string[]> {
  const open = await page.locator('[role=dialog]').count();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('[role=dialog]').count()).not.toBe(open);
  const faults: string[] = [];
  if ((await page.locator('[role=dialog]').count()) > open) {
    faults.push(...(await faultsOf(page)));
    await openDialog(page).getByRole('button', { name: 'Discard', exact: true }).click();
  }
  await expect.poll(() => page.locator('[role=dialog]').count()).toBe(open - 1);
  await expect
    .poll(() => opener.evaluate((element) => element === document.activeElement))
    .toBe(true)
    .catch(() => faults.push('the focus does not come back'));
  return faults;
}
