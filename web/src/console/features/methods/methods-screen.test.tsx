import {
  changeMethod,
  changeRate,
  getRates,
  listConsoleMethods,
  listProviders,
  orderMethods,
  switchMethod,
} from '@sesame/contract/console/payments/gateways.ts';
import {
  getMethodTest,
  listMethodSuccess,
} from '@sesame/contract/console/payments/method-tests.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { consoleProvider } from '../../../test/console-provider.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { consoleMethod as method } from '../../../test/methods/console-method.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { MethodScreen } from './method-screen.tsx';
import { MethodsScreen } from './methods-screen.tsx';

const rates = { current: null, overridden: false, official: [] };

const server = freshServer();
beforeEach(() => {
  server.answer(listConsoleMethods, [method(), method({ gateway: 'ton', title: 'TON' })]);
  server.answer(getRates, rates);
  server.answer(listProviders, [
    consoleProvider({
      provider: 'tbank',
      live: false,
      capabilities: {
        charges: [{ currency: 'RUB', min: 0.5, max: 1_000 }],
        payment_timeout: { min_s: 60, max_s: 3_600 },
      },
    }),
    consoleProvider({ capabilities: { payment_timeout: { min_s: 1_860, max_s: 86_400 } } }),
  ]);
  server.answer(ofCard(getMethodTest), { test: null });
  server.answer(listMethodSuccess, [
    {
      gateway: 'card',
      day: { ended: 4, paid: 3, percent: 75 },
      month: { ended: 100, paid: 91, percent: 91 },
    },
  ]);
});

/** A route with the key of the card method in its path. */
const ofCard = <R extends RouteSpec>(route: R): R => ({
  ...route,
  path: route.path.replace(':gateway', 'card'),
});

test('names the gateway of a method as gateways are called', async () => {
  renderConsole(server, <MethodsScreen />);
  const [shown] = await screen.findAllByText('Stripe');
  expect(shown?.title).toBe('stripe');
});

test('enables a method with a reason', async () => {
  server.answer(ofCard(switchMethod), method({ enabled: true }));
  renderConsole(server, <MethodsScreen />);
  await userEvent.click(await screen.findByRole('switch', { name: 'Enable Card' }));
  await typeText(screen.getByLabelText('Reason'), 'To sell by it');
  await userEvent.click(screen.getByRole('button', { name: 'Enable', hidden: true }));
  await waitFor(() =>
    expect(server.callsOf(ofCard(switchMethod))[0]?.body).toEqual({
      enabled: true,
      reason: 'To sell by it',
    }),
  );
});

test('disables a method that is on, and says why one cannot be enabled', async () => {
  server.answer(listConsoleMethods, [
    method({ enabled: true }),
    method({ gateway: 'ton', title: 'TON' }),
  ]);
  server.answer(ofCard(switchMethod), method());
  const ofTon = { ...switchMethod, path: switchMethod.path.replace(':gateway', 'ton') };
  server.refuse(ofTon, 'provider_not_live');
  renderConsole(server, <MethodsScreen />);
  await userEvent.click(await screen.findByRole('switch', { name: 'Enable Card' }));
  await typeText(screen.getByLabelText('Reason'), 'Too dear');
  await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(ofCard(switchMethod))[0]?.body).toMatchObject({ enabled: false });
  await userEvent.click(screen.getByRole('switch', { name: 'Enable TON' }));
  await typeText(screen.getByLabelText('Reason'), 'To sell by it');
  await userEvent.click(screen.getByRole('button', { name: 'Enable' }));
  await screen.findByRole('alert');
  screen.getByRole('dialog', { name: /TON/ });
});

test('reorders the methods, sending all of them', async () => {
  server.answer(orderMethods, []);
  renderConsole(server, <MethodsScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Move Card down' }));
  await waitFor(() =>
    expect(server.callsOf(orderMethods)[0]?.body).toEqual({
      gateways: ['ton', 'card'],
      expected_order: ['card', 'ton'],
    }),
  );
});

test('moves a method by dragging it, also below the last one', async () => {
  server.answer(orderMethods, []);
  renderConsole(server, <MethodsScreen />);
  const rowOf = async (name: string) =>
    (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
  fireEvent.dragStart(await rowOf('Card'), { dataTransfer: {} });
  fireEvent.dragOver(await rowOf('TON'));
  fireEvent.drop(await rowOf('TON'));
  await waitFor(() =>
    expect(server.callsOf(orderMethods)[0]?.body).toEqual({
      gateways: ['ton', 'card'],
      expected_order: ['card', 'ton'],
    }),
  );
});

test('shows the latest order after a version conflict', async () => {
  server.refuse(orderMethods, 'version_conflict', { current: [] });
  renderConsole(server, <MethodsScreen />);
  const down = await screen.findByRole('button', { name: 'Move Card down' });
  server.answer(listConsoleMethods, [method({ gateway: 'ton', title: 'TON' }), method()]);
  await userEvent.click(down);
  const up = screen.getByRole('button', { name: 'Move TON up' });
  await waitFor(() => expect(up).toHaveProperty('disabled', true));
});

test('says that there is no exchange rate, and sets one', async () => {
  server.answer(changeRate, rates);
  renderConsole(server, <MethodsScreen />);
  expect(await screen.findByText(/No exchange rate/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Set rate' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await typeText(dialog.getByLabelText('Rubles per dollar'), '81.23');
  await typeText(dialog.getByLabelText('Reason'), 'The bank is closed');
  await userEvent.click(dialog.getByRole('button', { name: 'Set rate', hidden: true }));
  await waitFor(() =>
    expect(server.callsOf(changeRate)[0]?.body).toEqual({
      rate: 81.23,
      reason: 'The bank is closed',
    }),
  );
});

test('asks for confirmation of a rate far from the current one, and again for another', async () => {
  server.refuse(changeRate, 'rate_jump', { from: 81.23 });
  renderConsole(server, <MethodsScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Set rate' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const rate = dialog.getByLabelText('Rubles per dollar');
  const button = (name: string) => dialog.findByRole('button', { name, hidden: true });
  const bodies = () => server.callsOf(changeRate).map(({ body }) => body);
  await typeText(rate, '8.123');
  await typeText(dialog.getByLabelText('Reason'), 'The bank is closed');
  await userEvent.click(await button('Set rate'));
  await button('Set anyway');
  await userEvent.clear(rate);
  await typeText(rate, '812.3');
  await userEvent.click(await button('Set rate'));
  server.answer(changeRate, rates);
  await userEvent.click(await button('Set anyway'));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  const reason = 'The bank is closed';
  expect(bodies()).toEqual([
    { rate: 8.123, reason },
    { rate: 812.3, reason },
    { rate: 812.3, reason, confirm_jump: true },
  ]);
});

test('saves an edit with the version it loaded, and reports a version conflict', async () => {
  server.refuse(ofCard(changeMethod), 'version_conflict');
  renderConsole(server, <MethodScreen />, { at: '/admin/payment-methods/card' });
  const fee = await screen.findByLabelText('Fee, %');
  await userEvent.clear(fee);
  await typeText(fee, '2.5');
  await typeText(await screen.findByLabelText('Reason'), 'Cheaper now');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Someone else changed this in the meantime/);
  expect(server.callsOf(ofCard(changeMethod))[0]?.body).toMatchObject({
    version: 4,
    fee_percentage: 2.5,
    payment_timeout_s: 3600,
    provider_option: null,
    reason: 'Cheaper now',
  });
  server.answer(listConsoleMethods, [method({ version: 5, fee_percentage: 4 })]);
  await userEvent.click(screen.getByRole('button', { name: 'Load latest version' }));
  await waitFor(() => expect(screen.getByLabelText('Fee, %')).toHaveProperty('value', '4'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers no switch to a read-only role', async () => {
  renderConsole(server, <MethodsScreen />, { role: 'auditor' });
  const shown = await screen.findByRole<HTMLInputElement>('switch', {
    name: 'Enable Card',
  });
  expect(shown.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Move Card down' })).toBeNull();
});

test('shows the success rate of a method, and none for an unused one', async () => {
  renderConsole(server, <MethodsScreen />);
  const card = await screen.findByRole('row', { name: /Card/ });
  await within(card).findByText('91% (91 of 100)');
  expect(card.textContent).toContain('75% (3 of 4) in 24 h');
  expect(screen.getByRole('row', { name: /TON/ }).textContent).not.toContain('%)');
});

test('says that a gateway comes first when none is ready, and leads there', async () => {
  server.answer(listProviders, [consoleProvider({ live: false })]);
  server.answer(listConsoleMethods, [method({ gateway: 'balance', provider: 'balance' })]);
  renderConsole(server, <MethodsScreen />);
  expect(await screen.findByText(/Set up a gateway first/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Set up a gateway' });
  expect(link.getAttribute('href')).toBe('/admin/gateways');
});

test('marks methods of a gateway in test mode, in the list and on their page', async () => {
  server.answer(listConsoleMethods, [method({ test_mode: true }), method({ gateway: 'ton' })]);
  const list = renderConsole(server, <MethodsScreen />);
  expect(await screen.findAllByText('Test mode')).toHaveLength(1);
  expect(screen.queryByText(/Set up a gateway first/)).toBeNull();
  list.unmount();
  renderConsole(server, <MethodScreen />, { at: '/admin/payment-methods/card' });
  expect(await screen.findAllByText('Test mode')).toHaveLength(1);
});

test('says what the balance is, which needs no gateway', async () => {
  server.answer(listConsoleMethods, [method({ gateway: 'balance', provider: 'balance' })]);
  renderConsole(server, <MethodsScreen />);
  expect(await screen.findByText(/money they already have in the shop/)).toBeTruthy();
});

test('chooses the picture among pictures', async () => {
  server.answer(ofCard(changeMethod), method({ image_url: 'icon:coins', version: 5 }));
  renderConsole(server, <MethodScreen />, { at: '/admin/payment-methods/card' });
  await screen.findByLabelText('Reason');
  const pictures = within(screen.getByRole('group', { name: 'Icon' }));
  expect(pictures.getByRole('radio', { name: 'Card' })).toHaveProperty('checked', true);
  await userEvent.click(pictures.getByRole('radio', { name: 'Coins' }));
  await typeText(screen.getByLabelText('Reason'), 'It is crypto');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.callsOf(ofCard(changeMethod))[0]?.body).toMatchObject({
      image_url: 'icon:coins',
    }),
  );
});

test('says on the page of a method in rubles that there is no exchange rate', async () => {
  server.answer(listConsoleMethods, [method({ charge_currency: 'RUB' })]);
  renderConsole(server, <MethodScreen />, { at: '/admin/payment-methods/card' });
  expect(await screen.findByText(/No exchange rate/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Set a rate on the list of methods' });
  expect(link.getAttribute('href')).toBe('/admin/payment-methods');
});
