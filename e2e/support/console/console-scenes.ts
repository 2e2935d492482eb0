import type { Stage } from '../scenes.ts';
import { demoOwner } from './console.ts';

/** Scenes of the console as the demo owner. The first one signs in; the session belongs to the page. */
export const consoleScenes: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'console-overview': async ({ page }) => {
    await page.goto('/admin');
    await page.locator('input[name=email]').fill(demoOwner.email);
    await page.locator('input[name=password]').fill(demoOwner.password);
    await page.locator('button[type=submit]').click();
    await page.locator('input[name=email]').waitFor({ state: 'detached' });
    await page.goto('/admin/overview');
    await page.locator('main h2').first().waitFor();
    await page.locator('main .skeleton-box').first().waitFor({ state: 'detached' });
  },
  'console-payments': async ({ page }) => {
    await page.goto('/admin/payments');
    await page.locator('main a[href^="/admin/payments/"]').first().waitFor();
  },
  'console-products': async ({ page }) => {
    await page.goto('/admin/products');
    await page.locator('main a[href^="/admin/products/"]').getByText('Askara Pro').first().click();
    await page.locator('main').getByRole('textbox').first().waitFor();
  },
  'console-tickets': async ({ page }) => {
    await page.goto('/admin/tickets?queue=all');
    await page.locator('main a[href^="/admin/tickets/"]').first().click();
    await page.locator('main').getByRole('textbox').first().waitFor();
  },
};
