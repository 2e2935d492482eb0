import { listProducts, listServices, readProduct } from '@sesame/contract/console/catalogue.ts';
import { listConsoleMethods, listProviders } from '@sesame/contract/console/payments/gateways.ts';
import { listMethodTemplates } from '@sesame/contract/console/payments/method-templates.ts';
import {
  listPromoProducts,
  listRedemptions,
  readPromoCode,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { getReferralRules, getWaitingRules } from '@sesame/contract/console/referrals.ts';
import { listConnections } from '@sesame/contract/console/settings/connections.ts';
import { readBrand, readSettings } from '@sesame/contract/console/settings.ts';
import { listTextPublications, readText } from '@sesame/contract/console/texts.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { Link } from 'wouter';
import { consoleProduct } from '../../test/console-product.ts';
import {
  consoleBrand,
  consoleConnection,
  consoleSettings,
  referralRules,
} from '../../test/console-settings.ts';
import { consoleText } from '../../test/console-text.ts';
import { freshServer } from '../../test/fresh-server.ts';
import { templateGroup } from '../../test/methods/method-templates.ts';
import { renderConsole } from '../../test/render-console.tsx';
import { typeText } from '../../test/user/type-text.ts';
import { AnnouncementScreen } from '../features/announcements/announcement-screen.tsx';
import { BrandingScreen } from '../features/branding/branding-screen.tsx';
import { NewMethodScreen } from '../features/methods/new-method-screen.tsx';
import { ProductsScreen } from '../features/products/products-screen.tsx';
import { PromoScreen } from '../features/promos/promo-screen.tsx';
import { ConnectionScreen } from '../features/settings/connections/connection-screen.tsx';
import { ReferralRulesScreen } from '../features/settings/referral-rules-screen.tsx';
import { SettingsScreen } from '../features/settings/settings-screen.tsx';
import { TextScreen } from '../features/texts/text-screen.tsx';
import { MacroScreen } from '../features/tickets/macros/macro-screen.tsx';
import { consolePaths } from '../paths.ts';

type Editor = {
  name: string;
  Screen: ComponentType;
  at: string;
  /** The label of a text field. */
  field: string;
};

const editors: readonly Editor[] = [
  { name: 'a product', Screen: ProductsScreen, at: consolePaths.product('3'), field: 'Title' },
  {
    name: 'a new product',
    Screen: ProductsScreen,
    at: consolePaths.product('new'),
    field: 'Title',
  },
  { name: 'a promo code', Screen: PromoScreen, at: consolePaths.promo('7'), field: 'Note' },
  { name: 'new promo codes', Screen: PromoScreen, at: consolePaths.promo('new'), field: 'Code' },
  {
    name: 'an announcement',
    Screen: AnnouncementScreen,
    at: consolePaths.announcement('new'),
    field: 'Title',
  },
  { name: 'a macro', Screen: MacroScreen, at: consolePaths.macro('new'), field: 'Name' },
  { name: 'the brand', Screen: BrandingScreen, at: consolePaths.branding(), field: 'Shop name' },
  {
    name: 'the settings',
    Screen: SettingsScreen,
    at: consolePaths.settings(),
    field: 'Support email',
  },
  {
    name: 'a connection',
    Screen: ConnectionScreen,
    at: consolePaths.connection('mail'),
    field: 'Mail server',
  },
  {
    name: 'the referral rules',
    Screen: ReferralRulesScreen,
    at: consolePaths.referralRules(),
    field: 'Hold period, days',
  },
  {
    name: 'a payment method',
    Screen: NewMethodScreen,
    at: `${consolePaths.newMethod()}?gateway=stripe`,
    field: 'Name in English',
  },
  { name: 'a text', Screen: TextScreen, at: consolePaths.text('7'), field: 'New text' },
];

const ELSEWHERE = '/admin/elsewhere';
const BEFORE = '/admin/before';
const at = <R extends RouteSpec>(route: R, id: string): R => ({
  ...route,
  path: route.path.replace(/:\w+/, id),
});
const server = freshServer();
beforeEach(() => {
  server.answer(listProducts, []);
  server.answer(listServices, []);
  server.answer(at(readProduct, '3'), consoleProduct());
  server.answer(listPromoProducts, []);
  server.answer(at(listRedemptions, '7'), []);
  server.answer(at(readPromoCode, '7'), {
    id: 7,
    code: 'SPRING',
    version: 2,
    state: 'running',
    active: true,
    uses: 0,
    batch_id: null,
    buyer: null,
    created_at: '2026-03-01T12:00:00.000Z',
    percent: 20,
    starts_at: null,
    ends_at: null,
    max_uses: null,
    per_user_limit: 1,
    first_purchase_only: false,
    min_amount: 0,
    method_category: null,
    product_ids: [],
    note: '',
  });
  server.answer(readBrand, consoleBrand());
  server.answer(readSettings, consoleSettings());
  server.answer(listConnections, [consoleConnection()]);
  server.answer(getWaitingRules, { waiting: null });
  server.answer(getReferralRules, referralRules());
  server.answer(listConsoleMethods, []);
  server.answer(listProviders, []);
  server.answer(listMethodTemplates, [templateGroup()]);
  server.answer(at(listTextPublications, '7'), []);
  server.answer(at(readText, '7'), consoleText());
});

/** Opens the editor after another page, and types into its field. @returns the field */
async function edit({ Screen, at: address, field: label }: Editor): Promise<HTMLInputElement> {
  history.replaceState(null, '', BEFORE);
  history.pushState(null, '', address);
  renderConsole(
    server,
    <>
      <Link href={ELSEWHERE}>Elsewhere</Link>
      <Screen />
    </>,
    { at: address },
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: label });
  // Fields are disabled until the operator is loaded.
  await waitFor(() => expect(field.matches(':disabled')).toBe(false));
  await typeText(field, '7');
  return field;
}

/** Answers the question that must be open. */
async function answer(name: 'Stay' | 'Leave'): Promise<void> {
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe.each(editors)('the editor of $name', (editor) => {
  test('asks for confirmation before its changes are lost, and keeps them', async () => {
    const field = await edit(editor);
    const typed = field.value;
    const elsewhere = screen.getByRole('link', { name: 'Elsewhere' });

    await userEvent.click(elsewhere);
    await answer('Stay');
    expect(location.pathname + location.search).toBe(editor.at);

    history.back();
    await answer('Stay');
    expect(location.pathname + location.search).toBe(editor.at);

    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    expect(field.value).toBe(typed);

    await userEvent.click(elsewhere);
    await answer('Leave');
    expect(location.pathname).toBe(ELSEWHERE);
  });
});

test('does not ask when nothing was changed', async () => {
  const [editor] = editors;
  if (!editor) throw new Error('expected an editor');
  const field = await edit(editor);
  await typeText(field, '{Backspace}');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(location.pathname).toBe(ELSEWHERE);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(false);
});
