import type { Locator, Page } from 'playwright-core';
import { comeToRest } from '../../checks/come-to-rest.ts';
import type { PageEvent } from '../../shop/events.ts';

/** Ids of the records whose pages have dialogs. */
export interface Records {
  readonly buyer: string;
  readonly subscription: string;
  readonly paidPayment: string;
  readonly openPayment: string;
  readonly ticket: string;
  readonly promo: string;
  readonly announcement: string;
  readonly product: string;
  readonly service: string;
}

/** Opens a dialog. @returns the element that gets the focus when it is closed */
type Opening = (page: Page) => Promise<Locator>;

export interface DialogPage {
  readonly at: (records: Records) => string;
  readonly events?: readonly PageEvent[];
  /** Loads the page, for an editor that keeps what it was first opened with. */
  readonly reloads?: true;
  readonly dialogs: Readonly<Record<string, Opening | readonly [Opening, Step]>>;
}

/** Continues to the next step of a dialog. */
type Step = (dialog: Locator) => Promise<unknown>;

export const ID = '019a0000-0000-7000-8000-00000000000a';
export const OTHER = '019a0000-0000-7000-8000-00000000000b';
export const AT = '2026-03-01T10:00:00.000Z';
export const LATER = '2100-01-01T00:00:00.000Z';

const button = (page: Page, name: string | RegExp) =>
  page
    .locator('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first();

export const press =
  (name: string | RegExp): Opening =>
  async (page) => {
    const opener = button(page, name);
    // On a phone some buttons of a row are shown only once it is expanded, so all rows are expanded: the
    // button's own row may not be the first.
    const details = page.locator('main tbody').getByRole('button', { name: 'More details' });
    await opener.or(details).first().waitFor();
    // A page may show what it knew before until its answers arrive.
    await comeToRest(page);
    for (const one of await details.all()) if (!(await opener.isVisible())) await one.click();
    await opener.click();
    return opener;
  };

/** Chooses a menu item; the focus returns to the button that opened the menu. */
export const choose =
  (menu: string, command: string): Opening =>
  async (page) => {
    const opener = await press(menu)(page);
    await page.getByRole('menuitem', { name: command, exact: true }).click();
    return opener;
  };

/** Increases a number by one and saves, which opens a dialog that asks for a reason. */
export const raise =
  (field: string, save: string): Opening =>
  async (page) => {
    const input = page.getByLabel(field, { exact: true });
    await input.fill(String(Number(await input.inputValue()) + 1));
    return await press(save)(page);
  };
