import {
  type Alert,
  alertKinds,
  listAlerts,
  reopenAlert,
  resolveAlert,
} from '@sesame/contract/console/alerts/alerts.ts';
import { consolePages, isOneOfPages } from '@sesame/contract/shared/page-addresses.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { speak } from '../../../test/speak.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { placeOf } from '../../ui/alerts/alert-places.ts';
import { AlertsScreen } from './alerts-screen.tsx';

const PAYMENT = '019a0000-0000-7000-8000-00000000abcd';

const server = freshServer();

function alert(over: Partial<Alert> = {}): Alert {
  return {
    id: 7,
    kind: 'payment_late',
    subject: PAYMENT,
    payment_id: PAYMENT,
    payment_number: 'P-7K3M-92QF',
    subscription_id: null,
    about: null,
    user: null,
    undecided: false,
    detail: {},
    due_at: null,
    created_at: '2026-03-10T12:00:00.000Z',
    resolved_at: null,
    resolved_by: null,
    resolution: null,
    ...over,
  };
}

test('names each kind, links to its subject, and shows unknown kinds by their code', async () => {
  const other = { id: 6, kind: 'newer_kind', subject: '<b>x</b>', payment_id: null };
  server.answer(listAlerts, [alert(), alert(other)]);
  renderConsole(server, <AlertsScreen />, { at: '/admin/alerts' });
  const table = await screen.findByRole('table', { name: 'Alerts, what is due first' });
  expect(table.textContent).toContain('Late payment');
  expect(table.textContent).toContain('newer_kind');
  expect(table.textContent).toContain('<b>x</b>');
  expect(within(table).getByRole('link').getAttribute('href')).toBe(`/admin/payments/${PAYMENT}`);
});

test('names the date by which a dispute has to be answered', async () => {
  server.answer(listAlerts, [
    alert({ kind: 'payment_disputed', due_at: '2026-03-19T12:00:00.000Z' }),
  ]);
  renderConsole(server, <AlertsScreen />, { at: '/admin/alerts' });
  expect(await screen.findByText(/^by 19\.03\.2026/)).toBeTruthy();
});

test('quotes what a gateway said', async () => {
  const detail = { provider: 'nowpayments', message: 'wrong_asset_confirmed' };
  server.answer(listAlerts, [alert({ kind: 'gateway_unclear', detail })]);
  renderConsole(server, <AlertsScreen />, { at: '/admin/alerts' });
  expect(await screen.findByText(/wrong_asset_confirmed/)).toBeTruthy();
});

test('names the plan that credit has paid, and the payment that the credit came from', async () => {
  const source = '0199a000-0000-7000-8000-0000000000aa';
  const detail = { source, source_number: 'P-0LD0-0001', title: 'Looma', title_ru: '' };
  server.answer(listAlerts, [alert({ kind: 'credit_reversed', detail })]);
  renderConsole(server, <AlertsScreen />, { at: '/admin/alerts' });
  expect(await screen.findByText(/^New plan: Looma\./)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Payment P-0LD0-0001' });
  expect(link.getAttribute('href')).toBe(`/admin/payments/${source}`);
});

test('resolves an alert with a note on what was done', async () => {
  const route = withId(resolveAlert, '7');
  server.answer(listAlerts, [alert()]);
  server.answer(route, alert({ resolved_by: 'Anna' }));
  renderConsole(server, <AlertsScreen />, { at: '/admin/alerts' });
  await userEvent.click(await screen.findByRole('button', { name: /Resolve:/ }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await typeText(dialog.getByLabelText('What was done'), 'Asked the bank');
  await userEvent.click(dialog.getByRole('button', { name: 'Resolve', hidden: true }));
  await waitFor(() => expect(server.callsOf(route)[0]?.body).toEqual({ reason: 'Asked the bank' }));
});

test('an alert about an undecided payment leads to the page of the payment instead', async () => {
  server.answer(listAlerts, [alert({ kind: 'double_payment', undecided: true })]);
  renderConsole(server, <AlertsScreen />, { at: '/admin/alerts' });
  const link = await screen.findByRole('link', { name: 'Decide on the payment’s page' });
  expect(link.getAttribute('href')).toBe(`/admin/payments/${PAYMENT}`);
  expect(screen.queryByRole('button', { name: /^Resolve:/ })).toBeNull();
});

test('reopens an alert that an operator resolved, and does not offer it for others', async () => {
  const route = withId(reopenAlert, '7');
  const done = { resolved_at: '2026-03-10T13:00:00.000Z', resolved_by: 'Anna', resolution: 'Paid' };
  server.answer(listAlerts, [alert(done), alert({ id: 6, ...done, resolved_by: null })]);
  server.answer(route, alert());
  renderConsole(server, <AlertsScreen />, { at: '/admin/alerts?state=resolved' });
  const buttons = await screen.findAllByRole('button', { name: /^Reopen:/ });
  expect(buttons).toHaveLength(1);
  for (const button of buttons) await userEvent.click(button);
  await waitFor(() => expect(server.callsOf(route)).toHaveLength(1));
});

test('shows who resolved an alert, and no button to a read-only role', async () => {
  const done = { resolved_at: '2026-03-10T13:00:00.000Z', resolved_by: 'Anna', resolution: 'Paid' };
  server.answer(listAlerts, [alert(done), alert({ id: 6, ...done, resolved_by: null })]);
  renderConsole(server, <AlertsScreen />, {
    at: '/admin/alerts?state=resolved',
    role: 'auditor',
  });
  expect(await screen.findByText('Anna: Paid')).toBeTruthy();
  expect(screen.getByText('Resolved automatically')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Resolve|Reopen):/ })).toBeNull();
});

test('shows an empty list and a failed request', async () => {
  server.answer(listAlerts, []);
  const { unmount } = renderConsole(server, <AlertsScreen />, { at: '/admin/alerts' });
  expect(await screen.findByText('No alerts')).toBeTruthy();
  unmount();
  server.refuse(listAlerts, 'unavailable');
  renderConsole(server, <AlertsScreen />, { at: '/admin/alerts' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each(alertKinds)('%s leads to a page of the console', (kind) => {
  const place = placeOf({ kind, subject: 'payout:7', payment_id: null, subscription_id: null });
  expect(isOneOfPages(place?.split('?')[0] ?? '', Object.values(consolePages))).toBe(true);
});

test.each([
  ['inventory_low', '7', '/admin/inventory/7', {}],
  ['payout_recalled', 'payout:7', '/admin/payouts?payout=7', {}],
  ['product_without_services', '7', '/admin/products/7', {}],
  ['refund_failed', 'refund:7', '/admin/payments/8', { payment_id: '8' }],
  ['delivery_late', '7', '/admin/subscriptions/9', { subscription_id: '9' }],
])('%s leads to its record', (kind, subject, place, of) => {
  expect(placeOf({ kind, subject, payment_id: null, subscription_id: null, ...of })).toBe(place);
});

test('says in the operator’s language what an alert is about, without its codes', async () => {
  await speak('ru');
  const other = { payment_id: null, payment_number: null, subject: '7' };
  const about = { title: 'Music', title_ru: 'Музыка' };
  server.answer(listAlerts, [
    alert({ ...other, kind: 'inventory_low', about }),
    alert({
      ...other,
      id: 8,
      kind: 'delivery_late',
      about,
      user: { id: PAYMENT, username: 'vera' },
    }),
    alert({ ...other, id: 9, kind: 'job_failing', subject: 'close-resolved-tickets' }),
  ]);
  renderConsole(server, <AlertsScreen />, { at: '/admin/alerts' });
  expect(await screen.findByRole('link', { name: 'Музыка' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Музыка, vera' })).toBeTruthy();
  expect(screen.queryByText('close-resolved-tickets')).toBeNull();
});
