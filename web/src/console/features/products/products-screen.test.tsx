import {
  archiveProduct,
  cancelPlannedPrices,
  createProduct,
  createService,
  editProduct,
  listProducts,
  listServices,
  moveProduct,
  type ProductRow,
  planPrices,
  readProduct,
} from '@sesame/contract/console/catalogue.ts';
import { importInventoryItems } from '@sesame/contract/console/inventory.ts';
import { listSoldProducts } from '@sesame/contract/console/reports.ts';
import { getFirstRun } from '@sesame/contract/console/setup/first-run.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { consoleProduct } from '../../../test/console-product.ts';
import { finishedFirstRun } from '../../../test/first-run.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { withId } from '../../../test/with-id.ts';
import { formatTypedDateTime } from '../../ui/forms/typed-date.ts';
import { ProductsScreen } from './products-screen.tsx';

const product = consoleProduct();
const service = (id: number, title: string) => ({
  id,
  title,
  title_ru: '',
  picture: '/demo/logos/framic.svg',
  site: '',
  referral: true,
  low_inventory: null,
  replacement_limit: 0,
  version: 1,
});
const row = (id: number, title: string): ProductRow => ({
  id,
  title,
  title_ru: '',
  state: 'active',
  active_from: null,
  pictures: ['/demo/logos/framic.svg'],
  price_count: 1,
});

const one = withId(readProduct, '3');
const save = withId(editProduct, '3');
const archive = withId(archiveProduct, '3');
const plan = withId(planPrices, '3');
const drop = withId(cancelPlannedPrices, '3');
const move = withId(moveProduct, '3');

const server = freshServer();
beforeEach(() => {
  server.answer(listProducts, [row(1, 'Askara Pro'), row(3, 'Creator set')]);
  server.answer(listServices, [service(7, 'Draftwell'), service(8, 'Sceneloop')]);
  server.answer(listSoldProducts, [{ product: 3, orders: 12 }]);
  server.answer(one, product);
});

/** As an owner, after the permissions have loaded. */
async function open(at = '/admin/products/3') {
  const rendered = renderConsole(server, <ProductsScreen />, { at });
  await screen.findByRole('link', { name: 'New product' });
  return rendered;
}
const titleField = () => screen.findByRole('textbox', { name: 'Title' });
const preview = () => within(screen.getByRole('complementary'));

test('locks only the prices for a role that may not change them', async () => {
  server.answer(save, { ...product, version: 3, title: 'Creators' });
  renderConsole(server, <ProductsScreen />, { at: '/admin/products/3', role: 'content' });
  const title = await titleField();
  const prices = within(screen.getByRole('group', { name: 'Prices' }));
  const fields = [...prices.getAllByRole('textbox'), ...prices.getAllByRole('combobox')];
  expect(fields).toHaveLength(3);
  for (const field of [...fields, ...prices.getAllByRole('button')]) {
    expect(field.matches(':disabled')).toBe(true);
  }
  expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
  expect(title.matches(':disabled')).toBe(false);
  await userEvent.clear(title);
  await typeText(title, 'Creators');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.callsOf(save)).toHaveLength(1));
  expect(server.callsOf(save)[0]?.body).toMatchObject({
    title: 'Creators',
    prices: product.prices,
  });
});

test('makes a service and fills its inventory without leaving a new product', async () => {
  server.answer(listServices, []);
  server.answer(createService, service(9, 'Beacon'));
  server.answer(withId(importInventoryItems, '9'), {
    lines: 1,
    fresh: 1,
    duplicates: { count: 0, lines: [] },
    broken: { count: 0, lines: [] },
    imported: false,
  });
  server.answer(createProduct, product);
  await open('/admin/products/new');
  await typeText(await titleField(), 'Beacon');
  await userEvent.click(await screen.findByRole('button', { name: 'New service' }));
  // Named like the product, with its initials for a picture.
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }),
  );
  const items = within(await screen.findByRole('dialog', { name: 'Import into Beacon' }));
  await userEvent.click(items.getByRole('button', { name: 'Add later' }));
  const price = screen.getByRole('textbox', { name: 'Price' });
  await typeText(price, '4.90');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.callsOf(createProduct)).toHaveLength(1));
  expect(server.callsOf(createService)[0]?.body).toMatchObject({ title: 'Beacon', picture: '' });
  expect(server.callsOf(createProduct)[0]?.body).toMatchObject({ service_ids: [9] });
});

test('says at a product on sale why no buyer can order it yet', async () => {
  server.answer(getFirstRun, { ...finishedFirstRun, missing: ['method', 'inventory'] });
  await open();
  const note = await screen.findByText(/Buyers cannot pay yet: no payment method is enabled\./);
  expect(note.textContent).toContain('buyers would pay and wait');
  const link = within(note).getByRole('link', { name: 'Set up a payment method' });
  expect(link.getAttribute('href')).toBe('/admin/gateways');
});

test('says at a saved product that it has to be switched on, while none is on sale', async () => {
  server.answer(getFirstRun, { ...finishedFirstRun, missing: ['product'] });
  server.answer(one, { ...product, state: 'inactive' });
  await open();
  expect(await screen.findByText(/Buyers do not see it yet/)).not.toBeNull();
});

describe('the list', () => {
  test('links to each product, and shows an empty list', async () => {
    server.answer(listProducts, []);
    await open('/admin/products');
    expect(await screen.findByText('No products yet')).not.toBeNull();
    expect(screen.getByText('Select a product')).not.toBeNull();
  });

  test('offers a retry after a failure', async () => {
    server.refuse(listProducts, 'unavailable');
    await open('/admin/products');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answer(listProducts, [row(1, 'Askara Pro')]);
    await userEvent.click(retry);
    const link = await screen.findByRole('link', { name: /Askara Pro/ });
    expect(link.getAttribute('href')).toBe('/admin/products/1');
  });

  test('moves the selected product up', async () => {
    server.answer(move, {});
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Move Creator set up' }));
    await waitFor(() => expect(server.callsOf(move)).toHaveLength(1));
    expect(server.callsOf(move)[0]?.body).toEqual({ before: 1 });
    const down = screen.getByRole('button', { name: 'Move Creator set down' });
    expect(down.hasAttribute('disabled')).toBe(true);
  });

  test('moves a product by dragging it, also below the last one', async () => {
    const moved = withId(moveProduct, '1');
    server.answer(moved, {});
    await open();
    const rowOf = async (name: RegExp) =>
      (await screen.findByRole('link', { name })).closest('li') as HTMLElement;
    fireEvent.dragStart(await rowOf(/Askara Pro/), { dataTransfer: {} });
    fireEvent.dragOver(await rowOf(/Creator set/));
    fireEvent.drop(await rowOf(/Creator set/));
    await waitFor(() => expect(server.callsOf(moved)[0]?.body).toEqual({ before: null }));
    // A filtered list has no order to change.
    await typeText(screen.getByRole('searchbox'), 'cre');
    await waitFor(async () => expect((await rowOf(/Creator set/)).draggable).toBe(false));
  });

  test('says how often each was sold to those who may read reports', async () => {
    await open();
    expect((await screen.findByRole('link', { name: /Creator set/ })).textContent).toContain(
      '1 price · 12 sold',
    );
    expect(screen.getByRole('link', { name: /Askara Pro/ }).textContent).not.toContain('sold');
  });

  test('queries search and filter on the server, and keeps them in the address', async () => {
    await open('/admin/products');
    await typeText(await screen.findByRole('searchbox'), 'cre');
    await waitFor(() =>
      expect(server.callsOf(listProducts).at(-1)?.url.searchParams.get('search')).toBe('cre'),
    );
    await chooseOption(screen.getByRole('combobox', { name: 'Status' }), 'Archived');
    await waitFor(() => expect(location.search).toBe('?search=cre&state=archived'));
  });
});

describe('the editor', () => {
  test('previews the edits and saves them with the version it loaded', async () => {
    server.answer(save, { ...product, version: 3, title: 'Maker set' });
    await open();
    const field = await titleField();
    await userEvent.clear(field);
    await typeText(field, 'Maker set');
    expect(preview().getByRole('heading', { name: 'Maker set', hidden: true })).not.toBeNull();
    expect(screen.getByText('Unsaved changes')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).not.toBeNull();
    expect(server.callsOf(save)[0]?.body).toMatchObject({
      version: 2,
      title: 'Maker set',
      service_ids: [7],
      prices: [{ id: 31, count: 1, unit: 'month', amount: 9.9 }],
    });
  });

  test('adds services and prices, and shows the price per month', async () => {
    await open();
    await titleField();
    const add = await screen.findByRole('combobox', { name: 'Add a service' });
    await chooseOption(add, 'Sceneloop');
    expect(screen.getByRole('button', { name: 'Remove Sceneloop' })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add price' }));
    const counts = screen.getAllByRole('textbox', { name: 'Length' });
    const prices = screen.getAllByRole('textbox', { name: 'Price' });
    await typeText(nth(counts, 1), '3');
    await typeText(nth(prices, 1), '26,90');
    expect(screen.getByText('$8.97')).not.toBeNull();
    expect(preview().getByText('$26.90')).not.toBeNull();
  });

  test('sends no invalid values, and shows the errors', async () => {
    await open('/admin/products/new');
    await typeText(await screen.findByRole('textbox', { name: 'Price' }), 'cheap');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Fill in this field')).not.toBeNull();
    expect(screen.getByText('A number such as 1,234.50')).not.toBeNull();
    expect(server.callsOf(createProduct)).toEqual([]);
  });

  test('creates a product and continues editing it', async () => {
    server.answer(createProduct, { ...product, title: 'New one' });
    await open('/admin/products/new');
    await typeText(await titleField(), 'New one');
    await typeText(screen.getByRole('textbox', { name: 'Price' }), '4.9');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.pathname).toBe('/admin/products/3'));
    expect(server.callsOf(createProduct)[0]?.body).toMatchObject({
      title: 'New one',
      active: false,
      prices: [{ count: 1, unit: 'month', amount: 4.9 }],
    });
  });

  test('reports a version conflict, and loads the latest version on request', async () => {
    server.refuse(save, 'version_conflict', { current: product });
    await open();
    await typeText(await titleField(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(
      /^Someone else changed this in the meantime\. Your edits are still here/,
    );
    server.answer(one, { ...product, version: 5, title: 'Theirs' });
    await userEvent.click(screen.getByRole('button', { name: 'Load latest version' }));
    await waitFor(async () => {
      expect(await titleField()).toHaveProperty('value', 'Theirs');
    });
  });

  test('asks before unsaved changes are lost', async () => {
    await open();
    const other = screen.getByRole('link', { name: /Askara Pro/ });
    await typeText(await titleField(), '!');
    await userEvent.click(other);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(location.pathname).toBe('/admin/products/3');
    await userEvent.click(other);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.pathname).toBe('/admin/products/1'));
  });

  test('shows a hostile title as text', async () => {
    const title = '<img src=x onerror=alert(1)>';
    server.answer(one, { ...product, title });
    const { container } = await open();
    await screen.findByRole('heading', { level: 2, name: title });
    expect(container.querySelector('img[src="x"]')).toBeNull();
  });

  test('archives without saving the edits', async () => {
    server.answer(save, { ...product, version: 3 });
    server.answer(archive, { ...product, version: 3, state: 'archived' });
    await open();
    await typeText(await titleField(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive Creator set?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await screen.findByText(/^This product is archived/);
    expect(server.callsOf(archive)).toHaveLength(1);
    expect(server.callsOf(save)).toEqual([]);
  });

  test('loads the latest version after a version conflict while archiving', async () => {
    server.refuse(archive, 'version_conflict', { current: product });
    await open();
    const more = screen.getByRole('button', { name: 'More' });
    const dialogOf = async (title: string) => {
      await userEvent.click(more);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
      return within(await screen.findByRole('dialog', { name: `Archive ${title}?` }));
    };
    const dialog = await dialogOf('Creator set');
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await dialog.findByRole('alert');
    server.answer(one, { ...product, version: 5, title: 'Theirs' });
    await userEvent.click(dialog.getByRole('button', { name: 'Load latest version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await titleField()).toHaveProperty('value', 'Theirs');
    server.answer(archive, { ...product, version: 6, state: 'archived' });
    const again = await dialogOf('Theirs');
    expect(again.queryByRole('alert')).toBeNull();
    await userEvent.click(again.getByRole('button', { name: 'Archive' }));
    await screen.findByText(/^This product is archived/);
    expect(server.callsOf(archive)[1]?.body).toEqual({ version: 5 });
  });

  test('is read-only without the permission', async () => {
    renderConsole(server, <ProductsScreen />, { at: '/admin/products/3', role: 'auditor' });
    expect((await titleField()).matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'New product' })).toBeNull();
  });
});

describe('scheduled prices', () => {
  const begins = '2036-03-11T09:00:00.000Z';
  const planned = consoleProduct({
    version: 3,
    planned_prices: {
      takes_effect_at: begins,
      prices: [
        { count: 1, unit: 'month', amount: 11.9 },
        { count: 1, unit: 'year', amount: 99 },
      ],
    },
  });
  const panel = async () => within(await screen.findByRole('region', { name: 'Scheduled prices' }));
  const type = (element: HTMLElement, value: string) =>
    fireEvent.change(element, { target: { value } });

  test('start from the current ones, and unsaved edits beside them are kept', async () => {
    server.answer(plan, planned);
    server.answer(save, { ...planned, version: 4 });
    await open();
    await typeText(await titleField(), '!');
    expect((await panel()).getByText(/^None/)).not.toBeNull();
    await userEvent.click((await panel()).getByRole('button', { name: 'Schedule' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule new prices' }));
    const price = dialog.getByRole('textbox', { name: 'Price' });
    expect(price).toHaveProperty('value', '9.90');
    type(price, '11.90');
    type(dialog.getByLabelText('Effective from'), formatTypedDateTime(begins));
    expect(dialog.getByText('Your time zone. 11.03.2036 09:00 UTC.')).not.toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule prices' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(plan)[0]?.body).toEqual({
      version: 2,
      takes_effect_at: begins,
      prices: [{ count: 1, unit: 'month', amount: 11.9 }],
    });
    expect((await panel()).getByText(/\(11\.03\.2036 09:00 UTC\)$/)).not.toBeNull();
    expect((await panel()).getByText('$99.00')).not.toBeNull();
    expect(server.callsOf(save)).toEqual([]);
    expect(await titleField()).toHaveProperty('value', 'Creator set!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.callsOf(save)[0]?.body).toMatchObject({ version: 3 }));
  });

  test('are not sent for a past time or without a price', async () => {
    server.answer(one, planned);
    await open();
    await userEvent.click((await panel()).getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog'));
    const from = dialog.getByLabelText('Effective from');
    expect(from).toHaveProperty('value', formatTypedDateTime(begins));
    for (const remove of dialog.getAllByRole('button', { name: 'Remove price' })) {
      await userEvent.click(remove);
    }
    type(from, '01.01.2020 10:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule prices' }));
    expect(dialog.getByText('This time is in the past')).not.toBeNull();
    expect(dialog.getByText('Add at least one price')).not.toBeNull();
    type(from, '');
    expect(dialog.getByText('Fill in this field')).not.toBeNull();
    expect(server.callsOf(plan)).toEqual([]);
  });

  test('restart from the latest version after a version conflict', async () => {
    server.refuse(plan, 'version_conflict', { current: planned });
    await open();
    const dialogOf = async (button: string) => {
      await userEvent.click((await panel()).getByRole('button', { name: button }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await dialogOf('Schedule');
    type(dialog.getByLabelText('Effective from'), formatTypedDateTime(begins));
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule prices' }));
    await dialog.findByRole('alert');
    server.answer(one, planned);
    await userEvent.click(dialog.getByRole('button', { name: 'Load latest version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await panel()).getByText('$11.90')).not.toBeNull();
    const again = await dialogOf('Change');
    expect(again.queryByRole('alert')).toBeNull();
    expect(again.getAllByRole('textbox', { name: 'Price' })[0]).toHaveProperty('value', '11.90');
    server.answer(plan, { ...planned, version: 4 });
    await userEvent.click(again.getByRole('button', { name: 'Schedule prices' }));
    await waitFor(() => expect(server.callsOf(plan)[1]?.body).toMatchObject({ version: 3 }));
  });

  test('are canceled after confirmation', async () => {
    server.answer(one, planned);
    server.refuse(drop, 'version_conflict', { current: planned });
    await open();
    await userEvent.click((await panel()).getByRole('button', { name: 'Cancel schedule' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Cancel the scheduled prices?' }),
    );
    const yes = dialog.getByRole('button', { name: 'Cancel schedule' });
    await userEvent.click(yes);
    await dialog.findByRole('alert');
    server.answer(drop, { ...product, version: 4 });
    await userEvent.click(yes);
    expect(await (await panel()).findByText(/^None/)).not.toBeNull();
    expect(server.callsOf(drop)[1]?.body).toEqual({ version: 3 });
  });

  test('are shown to a read-only role', async () => {
    server.answer(one, planned);
    renderConsole(server, <ProductsScreen />, { at: '/admin/products/3', role: 'auditor' });
    expect((await panel()).getByText('$11.90')).not.toBeNull();
    expect((await panel()).queryByRole('button')).toBeNull();
  });
});

function nth(elements: readonly HTMLElement[], index: number): HTMLElement {
  const element = elements[index];
  if (!element) throw new Error(`found only ${elements.length}`);
  return element;
}
