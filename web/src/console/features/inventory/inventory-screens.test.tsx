import { createService, uploadServicePicture } from '@sesame/contract/console/catalogue.ts';
import {
  editInventoryItem,
  findInventoryItems,
  type InventoryItem,
  importInventoryItems,
  listInventory,
  listInventoryItems,
  readInventory,
  renameInventoryFile,
  replaceInventoryFile,
  retireInventoryItem,
  revealInventoryItem,
  type ServiceInventory,
} from '@sesame/contract/console/inventory.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { ToastViewport } from '../../ui/toasts/toast-viewport.tsx';
import { InventoryScreen } from './inventory-screen.tsx';
import { ServiceScreen } from './service-screen.tsx';

const ITEM_ID = '0199a000-0000-7000-8000-000000000001';
const service: ServiceInventory = {
  id: 7,
  title: 'Veilnet',
  title_ru: '',
  picture: '/demo/logos/veilnet.svg',
  site: 'https://veilnet.example/',
  referral: true,
  low_inventory: 5,
  replacement_limit: 0,
  version: 1,
  free: 2,
  assigned: 1,
  shared: 0,
  templates: 0,
  webhooks: 0,
  waiting: 3,
  level: 'low',
  content: 'link',
};
const item: InventoryItem = {
  id: ITEM_ID,
  kind: 'unique',
  content: 'link',
  state: 'free',
  created_at: '2026-03-10T12:00:00.000Z',
  assigned: null,
  holders: null,
  hint: '7kq2',
  file: null,
  version: 1,
};
const at = (path: string) => path.replace(':id', '7');
const one = { ...readInventory, path: at(readInventory.path) };
const items = { ...listInventoryItems, path: at(listInventoryItems.path) };
const imports = { ...importInventoryItems, path: at(importInventoryItems.path) };
const reveal = withId(revealInventoryItem, ITEM_ID);
const retire = withId(retireInventoryItem, ITEM_ID);

const server = freshServer();
beforeEach(() => {
  fakeUploads();
  server.answer(listInventory, [service]);
  server.answer(one, service);
  server.answer(items, [item]);
});

const openService = (role?: 'support') =>
  renderConsole(server, <ServiceScreen />, { at: '/admin/inventory/7', ...(role && { role }) });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the list of services', () => {
  test('shows availability, with links to each service and its waiting deliveries', async () => {
    renderConsole(server, <InventoryScreen />, { at: '/admin/inventory' });
    const link = await screen.findByRole('link', { name: 'Veilnet' });
    expect(link.getAttribute('href')).toBe('/admin/inventory/7');
    const waiting = screen.getByRole('link', { name: '3' });
    expect(waiting.getAttribute('href')).toBe('/admin/fulfilment?service=7');
    expect(screen.getByRole('cell', { name: /Low/ })).not.toBeNull();
  });

  test('creates the first service with an uploaded image', async () => {
    server.answer(listInventory, []);
    const picture = `/media/${'a'.repeat(32)}.webp`;
    server.answer(uploadServicePicture, { picture });
    const draft = {
      title: 'Newnet',
      title_ru: '',
      picture,
      site: '',
      referral: true,
      low_inventory: 5,
      replacement_limit: 0,
    };
    server.answer(createService, { ...draft, id: 7, version: 1 });
    renderConsole(server, <InventoryScreen />, { at: '/admin/inventory' });
    expect(await screen.findByText('No services yet')).not.toBeNull();
    const [create] = await screen.findAllByRole('button', { name: 'New service' });
    if (!create) throw new Error('expected a button');
    await userEvent.click(create);
    const form = await dialog();
    await typeText(form.getByLabelText('Name'), 'Newnet');
    const file = new File(['x'], 'tile.png', { type: 'image/png' });
    await userEvent.upload(form.getByLabelText('Image'), file);
    await waitFor(() => expect(server.callsOf(uploadServicePicture)).toHaveLength(1));
    expect(await form.findByRole('button', { name: 'Use the initials instead' })).not.toBeNull();
    await typeText(form.getByLabelText('Low-stock alert below'), '5');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.pathname).toBe('/admin/inventory/7'));
    expect(server.callsOf(createService)[0]?.body).toEqual(draft);
  });
});

describe('a service', () => {
  test('shows a failed request and retries', async () => {
    server.refuse(one, 'unavailable');
    openService();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answer(one, service);
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Veilnet' })).not.toBeNull();
  });

  test('checks pasted links, names invalid lines and imports once they are skipped', async () => {
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
    expect(form.getByText('Paste something or choose a file')).not.toBeNull();
    await typeText(form.getByLabelText('Links'), 'https://a.example/1{enter}x');
    await userEvent.click(form.getByRole('button', { name: 'Check' }));
    expect(await form.findByText('3 items: 1 new, 1 duplicate, 1 invalid')).not.toBeNull();
    expect(form.getByText('Invalid lines: 3')).not.toBeNull();
    expect(form.queryByRole('button', { name: 'Import 1 item' })).toBeNull();
    await userEvent.click(form.getByRole('checkbox', { name: 'Skip invalid lines' }));
    server.answer(imports, { ...report, imported: true });
    await userEvent.click(form.getByRole('button', { name: 'Import 1 item' }));
    expect(await form.findByText('1 item imported')).not.toBeNull();
    const requests = server.callsOf(imports).map(({ url }) => Object.fromEntries(url.searchParams));
    expect(requests).toEqual([
      { kind: 'unique', content: 'link', mode: 'check', broken: 'refuse' },
      { kind: 'unique', content: 'link', mode: 'import', broken: 'leave_out' },
    ]);
  });

  test('reveals the content of an item after a reason was given', async () => {
    server.answer(reveal, {
      content: 'link',
      secret: 'https://secret.example/1',
      login: null,
      note: null,
      signing_key: null,
      name: null,
    });
    openService();
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
    const form = await dialog();
    await typeText(form.getByLabelText('Reason'), 'The buyer wrote');
    await userEvent.click(form.getByRole('button', { name: 'Show' }));
    expect(await form.findByLabelText('Link')).toHaveProperty('value', 'https://secret.example/1');
    expect(server.callsOf(reveal)[0]?.body).toEqual({ reason: 'The buyer wrote' });
  });

  test('shows login and password of an account', async () => {
    server.answer(reveal, {
      content: 'account',
      secret: 'open sesame',
      login: 'ali',
      note: null,
      signing_key: null,
      name: null,
    });
    openService();
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
    const form = await dialog();
    await typeText(form.getByLabelText('Reason'), 'The buyer wrote');
    await userEvent.click(form.getByRole('button', { name: 'Show' }));
    expect(await form.findByLabelText('Login')).toHaveProperty('value', 'ali');
    expect(form.getByLabelText('Password')).toHaveProperty('value', 'open sesame');
  });

  test('shows a signing key, and asks for a reason every time', async () => {
    server.answer(reveal, {
      content: 'link',
      secret: 'https://a.example',
      login: null,
      note: null,
      signing_key: 'k-1',
      name: null,
    });
    openService();
    for (const time of [1, 2]) {
      await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
      const form = await dialog();
      expect(form.queryByLabelText('Signing key')).toBeNull();
      await typeText(form.getByLabelText('Reason'), 'The buyer wrote');
      await userEvent.click(form.getByRole('button', { name: 'Show' }));
      expect(await form.findByLabelText('Signing key')).toHaveProperty('value', 'k-1');
      await userEvent.click(form.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(server.callsOf(reveal)).toHaveLength(time);
    }
  });

  test('keeps the reason when an item is not retired', async () => {
    server.refuse(retire, 'unavailable');
    openService();
    await userEvent.click(await screen.findByRole('button', { name: 'Retire' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Retire' }));
    await form.findByText('Fill in this field');
    expect(server.callsOf(retire)).toEqual([]);
    await typeText(form.getByLabelText('Reason'), 'Dead');
    await userEvent.click(form.getByRole('button', { name: 'Retire' }));
    await form.findByRole('alert');
    expect(form.getByLabelText('Reason')).toHaveProperty('value', 'Dead');
  });

  test('retires an item and refetches the list', async () => {
    server.answer(retire, { ...item, state: 'retired' });
    openService();
    await userEvent.click(await screen.findByRole('button', { name: 'Retire' }));
    const form = await dialog();
    await typeText(form.getByLabelText('Reason'), 'Dead');
    server.answer(items, [{ ...item, state: 'retired' }]);
    await userEvent.click(form.getByRole('button', { name: 'Retire' }));
    expect(await screen.findByRole('cell', { name: /Retired/ })).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is read-only without the permission', async () => {
    openService('support');
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit service' })).toBeNull();
  });
});

describe('the export of a service’s items', () => {
  const file = { ...listInventoryItems.export, path: at(listInventoryItems.export.path) };

  test('contains the filtered items', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    server.respond(file, () => new Response('id'));
    openService();
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    expect(server.callsOf(file)).toHaveLength(1);
  });

  test('reports a failure', async () => {
    server.refuse(file, 'unavailable');
    openService();
    render(<ToastViewport closeLabel="Close" label="Notifications" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByText('The file could not be downloaded');
  });
});

describe('an item that a buyer names', () => {
  const found = {
    id: ITEM_ID,
    service: { id: 7, title: 'Veilnet', title_ru: '' },
    kind: 'unique',
    content: 'code',
    retired: false,
    created_at: '2026-03-10T12:00:00.000Z',
    holders: 1,
    holder: {
      subscription_id: ITEM_ID,
      product: { title: 'Privacy set', title_ru: '' },
      user: { id: ITEM_ID, username: '<b>vera</b>' },
      access_until: '2026-04-10T12:00:00.000Z',
      current: true,
    },
  } as const;

  async function find() {
    renderConsole(server, <InventoryScreen />, { at: '/admin/inventory' });
    await userEvent.click(await screen.findByRole('button', { name: 'Find by content' }));
    const form = await dialog();
    await typeText(form.getByLabelText('Link, code, account or text'), 'CODE-1');
    await typeText(form.getByLabelText('Reason'), 'A ticket');
    await userEvent.click(form.getByRole('button', { name: 'Find' }));
    return form;
  }

  test('is found with the subscription that has it', async () => {
    server.answer(findInventoryItems, [found]);
    const form = await find();
    const holder = await form.findByRole('link', { name: /<b>vera<\/b>, Privacy set until/ });
    expect(holder.getAttribute('href')).toBe(`/admin/subscriptions/${ITEM_ID}`);
    expect(server.callsOf(findInventoryItems)[0]?.body).toEqual({
      secret: 'CODE-1',
      reason: 'A ticket',
    });
  });

  test('is found by the hash of a file, which is not sent', async () => {
    server.answer(findInventoryItems, [{ ...found, content: 'file' }]);
    renderConsole(server, <InventoryScreen />, { at: '/admin/inventory' });
    await userEvent.click(await screen.findByRole('button', { name: 'Find by content' }));
    const form = await dialog();
    const drop = () => form.getByLabelText('Or choose a file, which is not uploaded');
    await userEvent.upload(drop(), new File([new Uint8Array(1_048_577)], 'large'));
    const remove = await form.findByRole('button', { name: 'Remove file' });
    expect(document.activeElement).toBe(remove);
    await typeText(form.getByLabelText('Reason'), 'A ticket');
    await userEvent.click(form.getByRole('button', { name: 'Find' }));
    expect(form.getByText('Larger than 1 MB')).not.toBeNull();
    expect(server.callsOf(findInventoryItems)).toEqual([]);
    await userEvent.click(form.getByRole('button', { name: 'Remove file' }));
    expect(document.activeElement).toBe(drop());
    await userEvent.upload(drop(), new File(['abc'], 'profile.ovpn'));
    await form.findByText('profile.ovpn');
    await userEvent.click(form.getByRole('button', { name: 'Find' }));
    await form.findByRole('link', { name: /<b>vera<\/b>/ });
    expect(server.callsOf(findInventoryItems)[0]?.body).toMatchObject({
      secret: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    });
  });

  test('is said not to exist', async () => {
    server.answer(findInventoryItems, []);
    const form = await find();
    expect(await form.findByText('No item of any service has this content.')).not.toBeNull();
  });
});

test('a shared item is changed for everyone, who are counted first', async () => {
  const edit = withId(editInventoryItem, ITEM_ID);
  const shared: InventoryItem = { ...item, kind: 'shared', holders: 12, version: 3 };
  server.answer(items, [shared]);
  server.answer(edit, { ...shared, version: 4 });
  openService();
  expect(await screen.findByText('12 active subscriptions')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const form = await dialog();
  expect(form.getByText(/^12 active subscriptions get the new content at once/)).not.toBeNull();
  await typeText(form.getByLabelText('Link'), 'https://new.example/all');
  await typeText(form.getByLabelText('Reason'), 'It moved');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(edit)[0]?.body).toEqual({
    content: 'link',
    secret: 'https://new.example/all',
    reason: 'It moved',
    version: 3,
  });
});

test('name and note of a file are changed, of which the list shows the name', async () => {
  const rename = withId(renameInventoryFile, ITEM_ID);
  const file: InventoryItem = {
    ...item,
    content: 'file',
    state: 'assigned',
    file: { name: 'profile-v1.ovpn', note: '' },
    version: 2,
  };
  server.answer(items, [file]);
  server.answer(rename, { ...file, file: { name: 'Vienna.ovpn', note: '' }, version: 3 });
  openService();
  expect(await screen.findByText('profile-v1.ovpn')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const form = await dialog();
  await userEvent.clear(form.getByLabelText('File name'));
  await typeText(form.getByLabelText('File name'), 'Vienna.ovpn');
  await typeText(form.getByLabelText('Note for the buyer'), 'For phones');
  await typeText(form.getByLabelText('Reason'), 'Clearer');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(rename)[0]?.body).toEqual({
    name: 'Vienna.ovpn',
    note: 'For phones',
    reason: 'Clearer',
    version: 2,
  });
});

test('another file is sent in place of a shared one, with its name', async () => {
  const replace = withId(replaceInventoryFile, ITEM_ID);
  const old = { name: 'old.ovpn', note: 'For phones' };
  const file: InventoryItem = { ...item, kind: 'shared', content: 'file', holders: 2, file: old };
  server.answer(items, [file]);
  server.answer(replace, { ...file, version: 2 });
  openService();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = await dialog();
  expect(form.getByText(/^2 active subscriptions get another file at once/)).not.toBeNull();
  await userEvent.upload(
    form.getByLabelText('Another file, optional'),
    new File(['abc'], 'new.ovpn'),
  );
  await typeText(form.getByLabelText('Reason'), 'It moved');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.fromEntries(server.callsOf(replace)[0]?.url.searchParams ?? [])).toEqual({
    name: 'new.ovpn',
    note: 'For phones',
    reason: 'It moved',
    version: '1',
  });
});

test.each([
  ['Retire all that match', { content: 'code' }],
  ['Retire', { items: [ITEM_ID] }],
] as const)('%s begins a bulk action that is counted first', async (button, which) => {
  renderConsole(server, <ServiceScreen />, { at: '/admin/inventory/7?content=code' });
  if ('items' in which) {
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Select an item: Link/ }));
  }
  const matching = await screen.findAllByRole('button', { name: button });
  await userEvent.click(matching.at(-1) ?? screen.getByRole('button', { name: button }));
  expect(history.state).toEqual({ operation: { kind: 'retire_items', service: 7, ...which } });
});
