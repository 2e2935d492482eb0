import { createOrigin, uploadOriginPicture } from '@sesame/contract/operator-catalogue.ts';
import {
  exportStockItems,
  importStockItems,
  listStock,
  listStockItems,
  type OriginStock,
  readStock,
  retireStockItem,
  revealStockItem,
  type StockItem,
} from '@sesame/contract/operator-stock.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { renderOperator } from '../../../test/render-operator.tsx';
import { speak } from '../../../test/speak.ts';
import { ToastViewport } from '../../../ui/toast.tsx';
import { ServiceScreen } from './service-screen.tsx';
import { StockScreen } from './stock-screen.tsx';

const ITEM_ID = '0199a000-0000-7000-8000-000000000001';
const stock: OriginStock = {
  id: 7,
  title: 'Veilnet',
  picture: '/demo/logos/veilnet.svg',
  site: 'https://veilnet.example/',
  referral: true,
  low_stock: 5,
  version: 1,
  free: 2,
  given: 1,
  shared: 0,
  templates: 0,
  webhooks: 0,
  waiting: 3,
  level: 'low',
};
const item: StockItem = {
  id: ITEM_ID,
  kind: 'unique',
  state: 'free',
  created_at: '2026-03-10T12:00:00.000Z',
  given: null,
};
const at = (path: string) => path.replace(':id', '7');
const one = { ...readStock, path: at(readStock.path) };
const items = { ...listStockItems, path: at(listStockItems.path) };
const imports = { ...importStockItems, path: at(importStockItems.path) };
const reveal = { ...revealStockItem, path: revealStockItem.path.replace(':id', ITEM_ID) };
const retire = { ...retireStockItem, path: retireStockItem.path.replace(':id', ITEM_ID) };

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  fakeUploads();
  server.answer(listStock, [stock]);
  server.answer(one, stock);
  server.answer(items, [item]);
  await speak('en');
});

const openService = (role?: 'support') =>
  renderOperator(server, <ServiceScreen />, { at: '/admin/stock/7', ...(role && { role }) });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the list of services', () => {
  it('shows what each has, and leads to it and to who waits for it', async () => {
    renderOperator(server, <StockScreen />, { at: '/admin/stock' });
    const link = await screen.findByRole('link', { name: 'Veilnet' });
    expect(link.getAttribute('href')).toBe('/admin/stock/7');
    const waiting = screen.getByRole('link', { name: '3' });
    expect(waiting.getAttribute('href')).toBe('/admin/fulfilment?origin=7');
    expect(screen.getByRole('cell', { name: /Low/ })).not.toBeNull();
  });

  it('makes the first service with a picture that was uploaded', async () => {
    server.answer(listStock, []);
    const picture = `/media/${'a'.repeat(32)}.webp`;
    server.answer(uploadOriginPicture, { picture });
    const draft = { title: 'Newnet', picture, site: '', referral: true, low_stock: 5 };
    server.answer(createOrigin, { ...draft, id: 7, version: 1 });
    renderOperator(server, <StockScreen />, { at: '/admin/stock' });
    expect(await screen.findByText('No services yet')).not.toBeNull();
    const [create] = await screen.findAllByRole('button', { name: 'New service' });
    if (!create) throw new Error('nothing to press');
    await userEvent.click(create);
    const form = await dialog();
    await userEvent.type(form.getByLabelText('Name'), 'Newnet');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('A service needs a picture')).not.toBeNull();
    const file = new File(['x'], 'tile.png', { type: 'image/png' });
    await userEvent.upload(form.getByLabelText('Picture'), file);
    await waitFor(() => expect(server.callsOf(uploadOriginPicture)).toHaveLength(1));
    await userEvent.type(form.getByLabelText('Alert below'), '5');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.pathname).toBe('/admin/stock/7'));
    expect(server.callsOf(createOrigin)[0]?.body).toEqual(draft);
  });
});

describe('a service', () => {
  it('says what went wrong and loads again', async () => {
    server.refuse(one, 'unavailable');
    openService();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answer(one, stock);
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Veilnet' })).not.toBeNull();
  });

  it('checks what is pasted, names broken lines, and imports only when they are left out', async () => {
    const report = {
      lines: 3,
      fresh: 1,
      duplicates: { count: 1, lines: [2] },
      broken: { count: 1, lines: [3] },
      imported: false,
    };
    server.answer(imports, report);
    openService();
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Check' }));
    expect(form.getByText('Paste links or choose a file first')).not.toBeNull();
    await userEvent.type(form.getByLabelText('Links'), 'https://a.example/1{enter}x');
    await userEvent.click(form.getByRole('button', { name: 'Check' }));
    expect(await form.findByText('3 lines: 1 new, 1 there already, 1 broken')).not.toBeNull();
    expect(form.getByText('No links that can be given out, lines: 3')).not.toBeNull();
    expect(form.queryByRole('button', { name: 'Import 1 item' })).toBeNull();
    await userEvent.click(form.getByRole('checkbox', { name: 'Leave the broken lines out' }));
    server.answer(imports, { ...report, imported: true });
    await userEvent.click(form.getByRole('button', { name: 'Import 1 item' }));
    expect(await form.findByText('1 item imported')).not.toBeNull();
    const asked = server.callsOf(imports).map(({ url }) => Object.fromEntries(url.searchParams));
    expect(asked).toEqual([
      { kind: 'unique', mode: 'check', broken: 'refuse' },
      { kind: 'unique', mode: 'import', broken: 'leave_out' },
    ]);
  });

  it('shows what an item holds to who says why', async () => {
    server.answer(reveal, { secret: 'https://secret.example/1', login: null, signing_key: null });
    openService();
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
    const form = await dialog();
    await userEvent.type(form.getByLabelText('Reason'), 'The buyer wrote');
    await userEvent.click(form.getByRole('button', { name: 'Show' }));
    expect(await form.findByLabelText('Link')).toHaveProperty('value', 'https://secret.example/1');
    expect(server.callsOf(reveal)[0]?.body).toEqual({ reason: 'The buyer wrote' });
  });

  it('shows the login and the password of an account', async () => {
    server.answer(reveal, { secret: 'open sesame', login: 'ali', signing_key: null });
    openService();
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
    const form = await dialog();
    await userEvent.type(form.getByLabelText('Reason'), 'The buyer wrote');
    await userEvent.click(form.getByRole('button', { name: 'Show' }));
    expect(await form.findByLabelText('Login')).toHaveProperty('value', 'ali');
    expect(form.getByLabelText('Password')).toHaveProperty('value', 'open sesame');
  });

  it('retires an item and reads the list again', async () => {
    server.answer(retire, { ...item, state: 'retired' });
    openService();
    await userEvent.click(await screen.findByRole('button', { name: 'Retire' }));
    const form = await dialog();
    await userEvent.type(form.getByLabelText('Reason'), 'Dead');
    server.answer(items, [{ ...item, state: 'retired' }]);
    await userEvent.click(form.getByRole('button', { name: 'Retire' }));
    expect(await screen.findByRole('cell', { name: /Retired/ })).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers nothing to who may only look', async () => {
    openService('support');
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit service' })).toBeNull();
  });
});

describe('the items of a service as a file', () => {
  const file = { ...exportStockItems, path: at(exportStockItems.path) };

  it('are those that the filters leave', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    server.respond(file, () => new Response('id'));
    openService();
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    expect(server.callsOf(file)).toHaveLength(1);
  });

  it('say that they could not be made', async () => {
    server.refuse(file, 'unavailable');
    openService();
    render(<ToastViewport closeLabel="Close" label="Messages" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByText('The file could not be made');
  });
});
