import { createMethod } from '@sesame/contract/console/payments/gateways.ts';
import { listMethodTemplates } from '@sesame/contract/console/payments/method-templates.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { consoleMethod } from '../../../test/methods/console-method.ts';
import { methodTemplate, templateGroup } from '../../../test/methods/method-templates.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { NewMethodScreen } from './new-method-screen.tsx';

const server = freshServer();
beforeEach(() => {
  server.answer(listMethodTemplates, [
    templateGroup({ test_mode: true, templates: [methodTemplate({ used: true })] }),
    templateGroup({
      provider: 'yookassa',
      title: 'YooKassa',
      capabilities: {
        ...templateGroup().capabilities,
        charges: [{ currency: 'RUB', min: 1, max: 350_000 }],
        payment_timeout: { min_s: 60, max_s: 3_600 },
      },
      templates: [
        methodTemplate({ template: 'yookassa-card', used: true, charge_currency: 'RUB' }),
        methodTemplate({
          template: 'yookassa-sbp',
          title: 'SBP',
          title_ru: 'СБП',
          category: 'cis',
          image_url: 'icon:smartphone',
          charge_currency: 'RUB',
          provider_option: 'sbp',
          max_total: 3_937,
        }),
      ],
    }),
  ]);
  server.answer(createMethod, consoleMethod({ gateway: 'sbp', title: 'SBP', enabled: true }));
});

const open = (search = '') =>
  renderConsole(server, <NewMethodScreen />, { at: `/admin/new-payment-method${search}` });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }));
const sent = () => server.callsOf(createMethod)[0]?.body;

test('one click and one save add a method as its template has it, enabled', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /SBP/ }));
  await add();
  await waitFor(() =>
    expect(sent()).toEqual({
      provider: 'yookassa',
      category: 'cis',
      title: 'SBP',
      title_ru: 'СБП',
      description: 'Visa, Mastercard',
      description_ru: 'Visa, Mastercard',
      button_text: '',
      button_text_ru: '',
      image_url: 'icon:smartphone',
      fee_percentage: 0,
      min_total: 0.5,
      max_total: 3_937,
      payment_timeout_s: 3_600,
      charge_currency: 'RUB',
      provider_option: 'sbp',
      enabled: true,
      reason: 'New payment method',
    }),
  );
});

test('the link of a gateway chooses its first template without a method', async () => {
  open('?gateway=yookassa');
  const chosen = await screen.findByRole('radio', { name: /SBP/ });
  expect(chosen).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Name in English')).toHaveProperty('value', 'SBP');
});

test('groups the templates by gateway, and marks test mode and what exists', async () => {
  open();
  const stripe = within(await screen.findByRole('group', { name: /Stripe/ }));
  expect(stripe.getByText('Test mode')).toBeTruthy();
  expect(stripe.getByText('Added')).toBeTruthy();
  const yookassa = within(screen.getByRole('group', { name: /YooKassa/ }));
  expect(yookassa.queryByText('Test mode')).toBeNull();
  expect(yookassa.getByText('RUB · CIS')).toBeTruthy();
});

test('an empty form fits its gateway, and takes an internal ID among the further settings', async () => {
  open();
  const yookassa = within(await screen.findByRole('group', { name: /YooKassa/ }));
  await userEvent.click(yookassa.getByRole('radio', { name: /Something else/ }));
  expect(screen.getByLabelText('Currency').textContent).toContain('RUB');
  expect(screen.getByText('1 to 60 for this gateway.')).toBeTruthy();
  await typeText(screen.getByLabelText('Name in English'), 'Wallet');
  await typeText(screen.getByLabelText('Name in Russian'), 'Кошелёк');
  await typeText(screen.getByLabelText('Internal ID'), 'wallet');
  await userEvent.click(screen.getByRole('switch', { name: 'Enable for buyers at once' }));
  await add();
  await waitFor(() => expect(sent()).toMatchObject({ gateway: 'wallet', enabled: false }));
});

test('opens the further settings to name the value that does not fit', async () => {
  server.refuse(createMethod, 'setting_wrong', {
    field: 'max_total',
    expected: 'at least 5',
    expected_ru: 'не меньше 5',
  });
  open('?gateway=stripe');
  const field = await screen.findByLabelText('Maximum order, $');
  expect(field.closest('details')?.open).toBe(false);
  await add();
  await screen.findByText('Expected: at least 5');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.closest('details')?.open).toBe(true);
});

test('says that a gateway comes first when none is ready, and leads there', async () => {
  server.answer(listMethodTemplates, []);
  open();
  await screen.findByText('Set up a gateway first');
  const link = screen.getByRole('link', { name: 'Set up a gateway' });
  expect(link.getAttribute('href')).toBe('/admin/gateways');
});

test('says so when the templates cannot be loaded', async () => {
  server.refuse(listMethodTemplates, 'unavailable');
  open();
  expect(await screen.findByText('The templates could not be loaded')).toBeTruthy();
});
