import {
  type ConsolePromo,
  createPromoBatch,
  createPromoCode,
  editPromoCode,
  listPromoCodes,
  listPromoProducts,
  listRedemptions,
  readPromoCode,
  releaseRedemption,
  switchPromoCode,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { PromoScreen } from './promo-screen.tsx';
import { PromosScreen } from './promos-screen.tsx';

const ONE = { ...readPromoCode, path: '/api-admin/api/v1/promo-codes/7' };
const USES = { ...listRedemptions, path: `${ONE.path}/redemptions` };

const server = freshServer();
beforeEach(() => {
  server.answer(listPromoCodes, [promo()]);
  server.answer(listPromoProducts, [
    { id: 3, title: 'Askara Pro', title_ru: '' },
    { id: 4, title: 'Kinovo', title_ru: '' },
  ]);
  server.answer(ONE, promo());
  server.answer(USES, []);
});

function promo(over: Partial<ConsolePromo> = {}): ConsolePromo {
  return {
    id: 7,
    code: 'SPRING',
    version: 2,
    state: 'running',
    active: true,
    uses: 3,
    batch_id: null,
    buyer: null,
    created_at: '2026-03-01T12:00:00.000Z',
    percent: 20,
    starts_at: null,
    ends_at: null,
    max_uses: 10,
    per_user_limit: 1,
    first_purchase_only: false,
    min_amount: 0,
    method_category: null,
    product_ids: [],
    note: '',
    ...over,
  };
}

const openList = (at = '/admin/promo-codes') => renderConsole(server, <PromosScreen />, { at });
const openOne = (id: string, role: 'owner' | 'auditor' = 'owner') =>
  renderConsole(server, <PromoScreen />, { at: `/admin/promo-codes/${id}`, role });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, typed: string) => {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await typeText(field, typed);
};

test('lists codes with their remaining uses, and filters by the address', async () => {
  openList('/admin/promo-codes?state=running&search=spr');
  const link = await screen.findByRole('link', { name: 'SPRING' });
  expect(link.getAttribute('href')).toBe('/admin/promo-codes/7');
  expect(screen.getByRole('row', { name: /SPRING/ }).textContent).toContain('3 of 10');
  const [request] = server.callsOf(listPromoCodes);
  expect(request?.url.search).toBe('?search=spr&state=running');
});

test('shows an empty list and a failed request', async () => {
  server.answer(listPromoCodes, []);
  const { unmount } = openList();
  await screen.findByText('No promo codes yet');
  unmount();
  server.refuse(listPromoCodes, 'unavailable');
  openList();
  await screen.findByRole('alert');
});

test('creates a code once the form is valid', async () => {
  server.answer(createPromoCode, promo());
  openOne('new');
  await type('Code', 'no spaces please');
  await type('Discount, %', '0');
  await press('Create');
  await screen.findByText('From 1 to 100');
  screen.getByText('Letters, digits, - and _. Not case-sensitive.');
  expect(server.callsOf(createPromoCode)).toHaveLength(0);
  await type('Code', 'SPRING');
  await type('Discount, %', '12,5');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Kinovo' }));
  await press('Create');
  await waitFor(() => expect(location.pathname).toBe('/admin/promo-codes/7'));
  expect(server.callsOf(createPromoCode)[0]?.body).toMatchObject({
    code: 'SPRING',
    percent: 12.5,
    product_ids: [4],
    max_uses: null,
  });
});

test('reports a code that already exists at its field', async () => {
  server.refuse(createPromoCode, 'promo_exists');
  openOne('new');
  await type('Code', 'SPRING');
  await press('Create');
  const error = await screen.findByText('said by the server: promoExists');
  const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(code.getAttribute('aria-describedby') ?? '')).toBe(
    error.closest('[aria-live]'),
  );
  expect(code.value).toBe('SPRING');
  await typeText(code, '-2');
  expect(code.getAttribute('aria-invalid')).toBeNull();
});

test('creates a batch and downloads it as a file', async () => {
  const batchId = '00000000-0000-7000-8000-000000000009';
  server.answer(createPromoBatch, { batch_id: batchId, count: 20 });
  server.respond(listPromoCodes.export, () => new Response('code\r\n'));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
  );
  openOne('new');
  await userEvent.click(await screen.findByRole('radio', { name: 'Batch of codes' }));
  await type('Prefix', 'GIFT-');
  await type('Codes', '20');
  await press('Create codes');
  await waitFor(() => expect(server.callsOf(listPromoCodes.export)).toHaveLength(1));
  expect(server.callsOf(createPromoBatch)[0]?.body).toMatchObject({ prefix: 'GIFT-', count: 20 });
  expect(server.callsOf(listPromoCodes.export)[0]?.url.searchParams.get('batch_id')).toBe(batchId);
  expect(location.search).toBe(`?batch_id=${batchId}`);
});

test('saves an edit with the version it loaded, and reports a version conflict', async () => {
  server.refuse({ ...editPromoCode, path: ONE.path }, 'version_conflict');
  openOne('7');
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  await type('Discount, %', '30');
  await press('Save');
  await screen.findByText(/^Someone else changed this in the meantime/);
  const [call] = server.callsOf({ ...editPromoCode, path: ONE.path });
  expect(call?.body).toMatchObject({ percent: 30, version: 2 });
  server.answer(ONE, promo({ version: 3, percent: 50 }));
  await press('Load latest version');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount, %' }).value).toBe('50'),
  );
});

test('pauses after confirmation', async () => {
  const route = { ...switchPromoCode, path: `${ONE.path}/active` };
  server.answer(route, promo({ active: false, state: 'paused', version: 3 }));
  openOne('7');
  await press('Pause');
  const dialog = await screen.findByRole('dialog');
  server.answer(ONE, promo({ active: false, state: 'paused', version: 3 }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pause' }));
  await screen.findByText('Paused');
  expect(server.callsOf(route)[0]?.body).toEqual({ active: false, version: 2 });
});

test('starts a duplicate with the terms of the original', async () => {
  openOne('new?from=7');
  const percent = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Discount, %' });
  expect(percent.value).toBe('20');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('');
});

test('shows redemptions as text, and releases a reservation with a reason', async () => {
  const use = {
    id: '00000000-0000-7000-8000-000000000001',
    state: 'reserved' as const,
    over_limit: false,
    user: { id: '00000000-0000-7000-8000-000000000002', username: '<img src=x onerror=alert(1)>' },
    payment: {
      id: '00000000-0000-7000-8000-000000000003',
      number: 'P-7K3M-92QF',
      state: 'pending' as const,
      discount: 1.2,
    },
    created_at: '2026-03-01T12:00:00.000Z',
    changed_at: '2026-03-01T12:00:00.000Z',
  };
  const route = { ...releaseRedemption, path: `/api-admin/api/v1/redemptions/${use.id}/release` };
  server.answer(USES, [use]);
  server.answer(route, { ...use, state: 'released' });
  openOne('7');
  await screen.findByText('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();
  await press('Release');
  const dialog = await screen.findByRole('dialog');
  await typeText(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Asked to');
  server.answer(USES, [{ ...use, state: 'released' as const }]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  await screen.findByText('Released');
  expect(server.callsOf(route)[0]?.body).toEqual({ reason: 'Asked to' });
});

test('is read-only without the permission', async () => {
  openOne('7', 'auditor');
  await screen.findByRole('heading', { level: 1, name: 'SPRING' });
  await screen.findByText('Not used yet');
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Duplicate' })).toBeNull();
  expect(
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount, %' }).closest('fieldset')
      ?.disabled,
  ).toBe(true);
});

test('creates a code for one buyer, and shows whose it is', async () => {
  const own = promo({ buyer: { id: '01900000-0000-7000-8000-000000000007', username: 'anna' } });
  server.answer(createPromoCode, own);
  server.answer(ONE, own);
  renderConsole(server, <PromoScreen />, { at: '/admin/promo-codes/new' });
  await typeText(await screen.findByLabelText('Code'), 'ANNA');
  await typeText(
    screen.getByLabelText('Only for the buyer with this email'),
    'anna@people.example',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  const link = await screen.findByRole('link', { name: 'anna' });
  expect(link.getAttribute('href')).toBe('/admin/users/01900000-0000-7000-8000-000000000007');
  expect(server.callsOf(createPromoCode)[0]?.body).toMatchObject({
    ...{ code: 'ANNA', buyer_email: 'anna@people.example' },
  });
});
