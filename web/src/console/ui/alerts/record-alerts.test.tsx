import { type Alert, listAlerts } from '@sesame/contract/console/alerts/alerts.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { RecordAlerts } from './record-alerts.tsx';

const alert: Alert = {
  ...{ id: 7, kind: 'inventory_low', subject: '7', payment_id: null, payment_number: null },
  ...{ subscription_id: null, about: null, user: null },
  ...{ undecided: false, detail: {}, due_at: null, created_at: '2026-03-10T12:00:00.000Z' },
  ...{ resolved_at: null, resolved_by: null, resolution: null },
};

const server = freshServer();
const show = () =>
  renderConsole(server, <RecordAlerts kinds={['inventory_low']} subject="7" />, {
    at: '/admin/inventory/7',
  });

test('shows open alerts about the record, not those of another record with its number', async () => {
  server.answer(listAlerts, [alert, { ...alert, id: 8, kind: 'product_without_services' }]);
  show();
  await screen.findByText(/open since 10\.03\.2026/);
  expect(screen.getAllByText(/open since/)).toHaveLength(1);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/alerts');
  expect(server.callsOf(listAlerts)[0]?.url.search).toBe('?state=open&subject=7');
});

test('shows every alert about a buyer, each with the page of its record', async () => {
  server.answer(listAlerts, [
    { ...alert, kind: 'payment_review', payment_id: '8', payment_number: 'P-7K3M-92QF' },
  ]);
  renderConsole(server, <RecordAlerts record="user:7" />, { at: '/admin/users/7' });
  const link = await screen.findByRole('link', { name: 'P-7K3M-92QF' });
  expect(link.getAttribute('href')).toBe('/admin/payments/8');
  expect(server.callsOf(listAlerts)[0]?.url.search).toBe('?state=open&record=user%3A7');
});

test('shows nothing without alerts', async () => {
  server.answer(listAlerts, []);
  const { container } = show();
  await waitFor(() => expect(server.callsOf(listAlerts)).toHaveLength(1));
  expect(container.textContent).toBe('');
});
