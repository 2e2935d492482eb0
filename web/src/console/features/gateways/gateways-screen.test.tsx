import { listAlerts } from '@sesame/contract/console/alerts/alerts.ts';
import {
  changeProvider,
  checkProvider,
  getProviderChecklist,
  listProviders,
} from '@sesame/contract/console/payments/gateways.ts';
import { getFirstRun } from '@sesame/contract/console/setup/first-run.ts';
import type { AnswerOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { consoleProvider, providerSetting } from '../../../test/console-provider.ts';
import { finishedFirstRun } from '../../../test/first-run.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { GatewayScreen } from './gateway-screen.tsx';
import { GatewaysScreen } from './gateways-screen.tsx';

const server = freshServer();
beforeEach(() => {
  server.answer(listProviders, [provider]);
  server.answer(ofStripe(getProviderChecklist), {
    checks: [
      { check: 'keys', state: 'done', at: '2026-03-10T10:00:00.000Z' },
      { check: 'address', state: 'failed', at: null },
      { check: 'webhook', state: 'waiting', at: null },
      { check: 'test_payment', state: 'waiting', at: null },
    ],
    method: 'card',
    test: null,
  });
});

const ofStripe = <R extends RouteSpec>(route: R): R => ({
  ...route,
  path: route.path.replace(':provider', 'stripe'),
});

const provider = consoleProvider({
  settings: [
    providerSetting({
      checks: [
        {
          pattern: '^pk_',
          is_wrong: true,
          text: 'This is the publishable key.',
          text_ru: 'Это публичный ключ.',
        },
        {
          pattern: '^sk_test_',
          is_wrong: false,
          text: 'A test key.',
          text_ru: 'Тестовый ключ.',
        },
      ],
    }),
    providerSetting({ name: 'webhookSecrets', source: 'none' }),
    providerSetting({
      name: 'apiBase',
      secret: false,
      source: 'default',
      required: false,
      value: 'https://api.example',
    }),
    providerSetting({
      name: 'accountId',
      env: 'STRIPE_ACCOUNT',
      secret: false,
      source: 'environment',
      value: 'acct_1',
    }),
  ],
  live: false,
  problem: { kind: 'unset', field: 'webhookSecrets', expected: 'a secret', expected_ru: 'секрет' },
  missing: ['webhookSecrets'],
  test_mode: true,
  steps: [
    {
      text: 'Copy the key.',
      text_ru: 'Скопируйте ключ.',
      settings: ['secretKey'],
      shows_webhook: false,
    },
    { text: 'Add the webhook.', text_ru: 'Добавьте вебхук.', settings: [], shows_webhook: true },
    {
      text: 'Copy its secret.',
      text_ru: 'Скопируйте секрет.',
      settings: ['webhookSecrets'],
      shows_webhook: false,
    },
  ],
});

const openStripe = (options: Parameters<typeof renderConsole>[2] = {}) =>
  renderConsole(server, <GatewayScreen />, { ...options, at: '/admin/gateways/stripe' });

async function save() {
  const reason = screen.getByLabelText('Reason');
  await userEvent.clear(reason);
  await typeText(reason, 'A new key');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('the page of a gateway shows that it refuses to save payment methods', async () => {
  server.answer(listAlerts, [
    {
      ...{ id: 7, kind: 'saving_refused', subject: 'stripe', payment_id: null, user: null },
      ...{ payment_number: null, subscription_id: null, about: null, undecided: false, detail: {} },
      ...{ due_at: null, created_at: '2026-03-10T12:00:00.000Z', resolved_at: null },
      ...{ resolved_by: null, resolution: null },
    },
  ]);
  openStripe();
  expect(await screen.findByText(/Payment methods are not saved/)).toBeTruthy();
  expect(server.callsOf(listAlerts)[0]?.url.searchParams.get('record')).toBe('gateway:stripe');
  server.answer(listAlerts, []);
});

test('the list shows the state of each gateway and leads to its page', async () => {
  renderConsole(server, <GatewaysScreen />);
  expect(await screen.findByText('Still missing: Webhook signing secret.')).toBeTruthy();
  expect(screen.getByText('Test mode')).toBeTruthy();
  expect(screen.getByText('Cards from anywhere.')).toBeTruthy();
  expect(screen.getByText('$0.50 – $1,000.00')).toBeTruthy();
  expect(screen.getByText('Saves payment methods')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Set up Stripe' });
  expect(link.getAttribute('href')).toBe('/admin/gateways/stripe');
});

test('the page shows the steps in their order, the webhook address and its events among them', async () => {
  openStripe();
  await screen.findByText('Copy the key.');
  const steps = screen
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.tagName === 'OL');
  expect(steps).toHaveLength(3);
  const [key, webhook, secret] = steps.map((step) => within(step));
  expect(key?.getByLabelText('Secret key')).toBeTruthy();
  expect(key?.getByText('Step 1 is done')).toBeTruthy();
  expect(webhook?.getByText('https://shop.example/webhook/stripe')).toBeTruthy();
  expect(webhook?.getByText('Events (1)')).toBeTruthy();
  expect(webhook?.getByText('checkout.session.completed')).toBeTruthy();
  expect(secret?.getByLabelText('Webhook signing secret')).toBeTruthy();
  expect(screen.getByText(/^Set by STRIPE_ACCOUNT in the environment/)).toBeTruthy();
  expect(screen.getByText('Test mode')).toBeTruthy();
});

test('sends only what was changed, without the white space around it', async () => {
  server.answer(ofStripe(changeProvider), { ...provider, version: 4 });
  openStripe();
  await screen.findByLabelText('Reason');
  await typeText(screen.getByLabelText('Secret key'), ' sk_new ');
  await save();
  await waitFor(() =>
    expect(server.callsOf(ofStripe(changeProvider))[0]?.body).toEqual({
      version: 3,
      values: { secretKey: 'sk_new' },
      reason: 'A new key',
    }),
  );
});

test('offers the few values of a setting by their names, and sends only a chosen one', async () => {
  const vat = providerSetting({
    name: 'vat',
    secret: false,
    source: 'default',
    value: 'none',
    choices: [
      { value: 'none', label: 'Without VAT', label_ru: 'Без НДС' },
      { value: 'vat20', label: 'VAT 20 %', label_ru: 'НДС 20 %' },
    ],
  });
  server.answer(listProviders, [consoleProvider({ settings: [vat] })]);
  server.answer(ofStripe(changeProvider), provider);
  openStripe();
  // Fields are disabled until the permissions are known.
  await screen.findByLabelText('Reason');
  const select = await screen.findByLabelText('VAT rate');
  expect(select.textContent).toBe('Without VAT');
  await userEvent.click(select);
  const reduced = await screen.findByRole('option', { name: 'VAT 20 %' });
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.click(reduced);
  await save();
  await waitFor(() =>
    expect(server.callsOf(ofStripe(changeProvider))[0]?.body).toMatchObject({
      values: { vat: 'vat20' },
    }),
  );
});

test('names a wrong key as soon as it is pasted, and does not send it', async () => {
  openStripe();
  await screen.findByLabelText('Reason');
  const field = screen.getByLabelText('Secret key');
  await userEvent.click(field);
  await userEvent.paste(' pk_live_0123');
  expect(screen.getByText('This is the publishable key.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await save();
  expect(server.callsOf(ofStripe(changeProvider))).toHaveLength(0);
});

test('warns about a key of the other mode, which can be saved', async () => {
  server.answer(ofStripe(changeProvider), { ...provider, version: 4 });
  openStripe();
  await screen.findByLabelText('Reason');
  await userEvent.click(screen.getByLabelText('Secret key'));
  await userEvent.paste('sk_test_0123');
  expect(screen.getByText('A test key.')).toBeTruthy();
  await save();
  await waitFor(() => expect(server.callsOf(ofStripe(changeProvider))).toHaveLength(1));
});

test('names the field that the server rejected and what it must be', async () => {
  server.refuse(ofStripe(changeProvider), 'setting_wrong', {
    field: 'secretKey',
    expected: 'a key of the dashboard',
    expected_ru: 'ключ из личного кабинета',
  });
  openStripe();
  await screen.findByLabelText('Reason');
  expect(screen.getByLabelText(/^API address/).closest('details')?.open).toBe(false);
  await typeText(screen.getByLabelText('Secret key'), 'nonsense');
  await save();
  await screen.findByText('Expected: a key of the dashboard');
  // A refused setting may be among those that are folded away.
  expect(screen.getByLabelText(/^API address/).closest('details')?.open).toBe(true);
  expect(screen.getByLabelText('Secret key').getAttribute('aria-invalid')).toBe('true');
});

test('shows whether the gateway accepts our keys', async () => {
  server.answer(listProviders, [consoleProvider()]);
  server.answer(ofStripe(checkProvider), { verdict: 'rejected' });
  openStripe();
  await userEvent.click(await screen.findByRole('button', { name: 'Test connection' }));
  expect(await screen.findByText('Stripe rejects your keys')).toBeTruthy();
});

test('shows what works, what is awaited and what to do next', async () => {
  openStripe();
  const list = within(await screen.findByRole('list', { name: 'Does it work?' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Keys acceptedDone/);
  expect(rows[1]).toContain('the shop has no https address');
  expect(rows[2]).toContain('None yet.');
  const link = list.getByRole('link', { name: 'Open the payment method' });
  expect(link.getAttribute('href')).toBe('/admin/payment-methods/card');
});

const checked = (state: 'done' | 'waiting', over: Partial<AnswerOf<typeof getProviderChecklist>>) =>
  server.answer(ofStripe(getProviderChecklist), {
    checks: (['keys', 'address', 'webhook', 'test_payment'] as const).map((check) => ({
      check,
      state: check === 'test_payment' ? state : 'done',
      at: null,
    })),
    method: 'card',
    test: null,
    ...over,
  });
const at = (minute: number) => `2026-03-10T12:0${minute}:00.000Z`;

test('shows that the test payment was paid and refunded, with both times', async () => {
  checked('done', {
    test: { state: 'refunded', created_at: at(0), paid_at: at(1), refunded_at: at(2) },
  });
  openStripe();
  const list = within(await screen.findByRole('list', { name: 'Does it work?' }));
  const row = list.getByText('Test payment').closest('li');
  expect(row?.textContent).toMatch(/Paid and refunded.*Paid .+ → refunded /);
  expect(screen.getByText(/^Everything works/)).toBeTruthy();
});

test('a paid test payment still has to be refunded', async () => {
  checked('waiting', {
    test: { state: 'paid', created_at: at(0), paid_at: at(1), refunded_at: null },
  });
  openStripe();
  expect(await screen.findByText(/Paid. Refund it on the page of the method/)).toBeTruthy();
  expect(screen.queryByText(/^Everything works/)).toBeNull();
});

test('leads on to a payment method once the keys work and there is none', async () => {
  checked('waiting', { method: null });
  openStripe();
  const link = await screen.findByRole('link', { name: 'Add a payment method' });
  expect(link.getAttribute('href')).toBe('/admin/new-payment-method?gateway=stripe');
});

test('tests the keys as soon as the last one is saved, and leads on where the buttons are', async () => {
  server.answer(ofStripe(changeProvider), () => {
    server.answer(listProviders, [consoleProvider({ version: 4 })]);
    return Promise.resolve(consoleProvider({ version: 4 }));
  });
  server.answer(getFirstRun, {
    ...finishedFirstRun,
    steps: finishedFirstRun.steps.map(({ step }) => ({ step, done: step === 'brand' })),
  });
  server.answer(ofStripe(checkProvider), { verdict: 'accepted' });
  openStripe();
  await screen.findByLabelText('Reason');
  await typeText(screen.getByLabelText('Webhook signing secret'), 'whsec_0123456789');
  await save();
  await waitFor(() => expect(server.callsOf(ofStripe(checkProvider))).toHaveLength(1));
  const next = await screen.findByRole('link', { name: 'Choose how buyers pay' });
  expect(next.getAttribute('href')).toBe('/admin/new-payment-method?gateway=stripe');
});

test('says so when the checks cannot be loaded', async () => {
  server.refuse(ofStripe(getProviderChecklist), 'unavailable');
  openStripe();
  expect(await screen.findByText('The checks could not be loaded')).toBeTruthy();
});

test('is read-only without the permission', async () => {
  openStripe({ role: 'finance' });
  await screen.findByText('Copy the key.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByLabelText('Secret key').matches(':disabled')).toBe(true);
});

test('explains steps and settings in the language of the page', async () => {
  await speak('ru');
  openStripe();
  expect(await screen.findByText('Скопируйте ключ.')).toBeTruthy();
  expect(screen.getAllByText('Из личного кабинета.').length).toBeGreaterThan(0);
});

test('names a bank transfer in the language of the page, and companies as they are', async () => {
  server.answer(listProviders, [
    provider,
    consoleProvider({ provider: 'transfer', title: 'Bank transfer' }),
  ]);
  await speak('ru');
  renderConsole(server, <GatewaysScreen />);
  expect(await screen.findByRole('heading', { name: 'Банковский перевод' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Stripe' })).toBeTruthy();
});

test('says so when there is no such gateway', async () => {
  renderConsole(server, <GatewayScreen />, { at: '/admin/gateways/nobody' });
  expect(await screen.findByText('Gateway not found')).toBeTruthy();
});
