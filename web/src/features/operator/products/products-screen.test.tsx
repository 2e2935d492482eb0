import {
  archiveProduct,
  cancelPlannedPrices,
  createProduct,
  editProduct,
  listOrigins,
  listProducts,
  moveProduct,
  type OperatorProduct,
  type ProductRow,
  planPrices,
  readProduct,
} from '@sesame/contract/operator-catalogue.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderOperator } from '../../../test/render-operator.tsx';
import { speak } from '../../../test/speak.ts';
import { ProductsScreen } from './products-screen.tsx';

const product: OperatorProduct = {
  id: 3,
  version: 2,
  state: 'active',
  title: 'Creator set',
  description: 'Design and video',
  description_ru: 'Дизайн и видео',
  active_from: null,
  origins: [{ id: 7, title: 'Draftwell', picture: '/demo/logos/framic.svg' }],
  prices: [{ id: 31, count: 1, unit: 'month', amount: 9.9 }],
  past_prices: [],
  planned_prices: null,
};
const service = (id: number, title: string) => ({
  id,
  title,
  picture: '/demo/logos/framic.svg',
  site: '',
  referral: true,
  low_stock: null,
  version: 1,
});
const row = (id: number, title: string): ProductRow => ({
  id,
  title,
  state: 'active',
  active_from: null,
  pictures: ['/demo/logos/framic.svg'],
  price_count: 1,
});

const one = { ...readProduct, path: readProduct.path.replace(':id', '3') };
const save = { ...editProduct, path: editProduct.path.replace(':id', '3') };
const archive = { ...archiveProduct, path: archiveProduct.path.replace(':id', '3') };
const plan = { ...planPrices, path: planPrices.path.replace(':id', '3') };
const drop = { ...cancelPlannedPrices, path: cancelPlannedPrices.path.replace(':id', '3') };
const move = { ...moveProduct, path: moveProduct.path.replace(':id', '3') };

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  server = fakeServer();
  server.answer(listProducts, [row(1, 'Askara Pro'), row(3, 'Creator set')]);
  server.answer(listOrigins, [service(7, 'Draftwell'), service(8, 'Sceneloop')]);
  server.answer(one, product);
  await speak('en');
});

/** For an owner, once it is known what they may do. */
async function open(at = '/admin/products/3') {
  const rendered = renderOperator(server, <ProductsScreen />, { at });
  await screen.findByRole('link', { name: 'New product' });
  return rendered;
}
const titleField = () => screen.findByRole('textbox', { name: 'Title' });
const preview = () => within(screen.getByRole('complementary'));

describe('the list', () => {
  it('leads to each product, and says so when there is none', async () => {
    server.answer(listProducts, []);
    await open('/admin/products');
    expect(await screen.findByText('No products yet')).not.toBeNull();
    expect(screen.getByText('Choose a product')).not.toBeNull();
  });

  it('can be asked for again when it did not come', async () => {
    server.refuse(listProducts, 'unavailable');
    await open('/admin/products');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.answer(listProducts, [row(1, 'Askara Pro')]);
    await userEvent.click(retry);
    const link = await screen.findByRole('link', { name: /Askara Pro/ });
    expect(link.getAttribute('href')).toBe('/admin/products/1');
  });

  it('moves the chosen product up', async () => {
    server.answer(move, {});
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Move Creator set up' }));
    await waitFor(() => expect(server.callsOf(move)).toHaveLength(1));
    expect(server.callsOf(move)[0]?.body).toEqual({ before: 1 });
    const down = screen.getByRole('button', { name: 'Move Creator set down' });
    expect(down.hasAttribute('disabled')).toBe(true);
  });

  it('asks the server for what is typed and chosen, and keeps it in the address', async () => {
    await open('/admin/products');
    await userEvent.type(await screen.findByRole('searchbox'), 'cre');
    await waitFor(() =>
      expect(server.callsOf(listProducts).at(-1)?.url.searchParams.get('search')).toBe('cre'),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'archived');
    await waitFor(() => expect(location.search).toBe('?search=cre&state=archived'));
  });
});

describe('the editor', () => {
  it('previews what is typed and saves it with the version it began from', async () => {
    server.answer(save, { ...product, version: 3, title: 'Maker set' });
    await open();
    const field = await titleField();
    await userEvent.clear(field);
    await userEvent.type(field, 'Maker set');
    expect(preview().getByRole('heading', { name: 'Maker set', hidden: true })).not.toBeNull();
    expect(screen.getByText('Unsaved changes')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).not.toBeNull();
    expect(server.callsOf(save)[0]?.body).toMatchObject({
      version: 2,
      title: 'Maker set',
      origin_ids: [7],
      prices: [{ id: 31, count: 1, unit: 'month', amount: 9.9 }],
    });
  });

  it('adds services and prices, and shows the price of a month', async () => {
    await open();
    await titleField();
    const add = await screen.findByRole('combobox', { name: 'Add a service' });
    await userEvent.selectOptions(add, 'Sceneloop');
    expect(screen.getByRole('button', { name: 'Remove Sceneloop' })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add price' }));
    const counts = screen.getAllByRole('textbox', { name: 'How many' });
    const prices = screen.getAllByRole('textbox', { name: 'Price' });
    await userEvent.type(nth(counts, 1), '3');
    await userEvent.type(nth(prices, 1), '26,90');
    expect(screen.getByText('$8.97')).not.toBeNull();
    expect(preview().getByText('$26.90')).not.toBeNull();
  });

  it('sends nothing that cannot be, and says what is wrong', async () => {
    await open('/admin/products/new');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Price' }), 'cheap');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('A product needs a title')).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('at most two decimals');
    expect(server.callsOf(createProduct)).toEqual([]);
  });

  it('makes a product and goes on with it', async () => {
    server.answer(createProduct, { ...product, title: 'New one' });
    await open('/admin/products/new');
    await userEvent.type(await titleField(), 'New one');
    await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '4.9');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.pathname).toBe('/admin/products/3'));
    expect(server.callsOf(createProduct)[0]?.body).toMatchObject({
      title: 'New one',
      active: false,
      prices: [{ count: 1, unit: 'month', amount: 4.9 }],
    });
  });

  it('tells when somebody else was faster, and loads theirs when asked to', async () => {
    server.refuse(save, 'changed_meanwhile', { current: product });
    await open();
    await userEvent.type(await titleField(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Somebody else has changed this meanwhile\. Yours is still here/);
    server.answer(one, { ...product, version: 5, title: 'Theirs' });
    await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
    await waitFor(async () => {
      expect(await titleField()).toHaveProperty('value', 'Theirs');
    });
  });

  it('asks before another page takes away what was typed', async () => {
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    await open();
    const other = screen.getByRole('link', { name: /Askara Pro/ });
    await userEvent.type(await titleField(), '!');
    await userEvent.click(other);
    expect(confirm).toHaveBeenCalledWith('Leave without saving?');
    expect(location.pathname).toBe('/admin/products/3');
    confirm.mockReturnValue(true);
    await userEvent.click(other);
    expect(location.pathname).toBe('/admin/products/1');
  });

  it('shows a title from anywhere as text', async () => {
    const title = '<img src=x onerror=alert(1)>';
    server.answer(one, { ...product, title });
    const { container } = await open();
    await screen.findByRole('heading', { level: 2, name: title });
    expect(container.querySelector('img[src="x"]')).toBeNull();
  });

  it('archives without saving what was typed', async () => {
    server.answer(save, { ...product, version: 3 });
    server.answer(archive, { ...product, version: 3, state: 'archived' });
    await open();
    await userEvent.type(await titleField(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive Creator set?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await screen.findByText(/^This product is archived/);
    expect(server.callsOf(archive)).toHaveLength(1);
    expect(server.callsOf(save)).toEqual([]);
  });

  it('loads theirs when somebody else was faster than the archiving', async () => {
    server.refuse(archive, 'changed_meanwhile', { current: product });
    await open();
    const acts = screen.getByRole('button', { name: 'More' });
    const dialogOf = async (title: string) => {
      await userEvent.click(acts);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
      return within(await screen.findByRole('dialog', { name: `Archive ${title}?` }));
    };
    const dialog = await dialogOf('Creator set');
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await dialog.findByRole('alert');
    server.answer(one, { ...product, version: 5, title: 'Theirs' });
    await userEvent.click(dialog.getByRole('button', { name: 'Load theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await titleField()).toHaveProperty('value', 'Theirs');
    server.answer(archive, { ...product, version: 6, state: 'archived' });
    const again = await dialogOf('Theirs');
    expect(again.queryByRole('alert')).toBeNull();
    await userEvent.click(again.getByRole('button', { name: 'Archive' }));
    await screen.findByText(/^This product is archived/);
    expect(server.callsOf(archive)[1]?.body).toEqual({ version: 5 });
  });

  it('lets who may only read change nothing', async () => {
    renderOperator(server, <ProductsScreen />, { at: '/admin/products/3', role: 'auditor' });
    expect((await titleField()).matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'New product' })).toBeNull();
  });
});

describe('planned prices', () => {
  const begins = '2036-03-11T09:00:00.000Z';
  const planned: OperatorProduct = {
    ...product,
    version: 3,
    planned_prices: {
      begins_at: begins,
      prices: [
        { count: 1, unit: 'month', amount: 11.9 },
        { count: 1, unit: 'year', amount: 99 },
      ],
    },
  };
  const panel = async () => within(await screen.findByRole('region', { name: 'Planned prices' }));
  const type = (element: HTMLElement, value: string) =>
    fireEvent.change(element, { target: { value } });
  const local = (at: string) => {
    const date = new Date(at);
    return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  };

  it('are made from those that hold, and what is typed beside them stays', async () => {
    server.answer(plan, planned);
    server.answer(save, { ...planned, version: 4 });
    await open();
    await userEvent.type(await titleField(), '!');
    expect((await panel()).getByText(/^None/)).not.toBeNull();
    await userEvent.click((await panel()).getByRole('button', { name: 'Plan' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Prices for a moment to come' }),
    );
    const price = dialog.getByRole('textbox', { name: 'Price' });
    expect(price).toHaveProperty('value', '9.90');
    type(price, '11.90');
    type(dialog.getByLabelText('From'), local(begins));
    expect(dialog.getByText('In your time. 11.03.2036 09:00 UTC.')).not.toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Plan these prices' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(plan)[0]?.body).toEqual({
      version: 2,
      begins_at: begins,
      prices: [{ count: 1, unit: 'month', amount: 11.9 }],
    });
    expect((await panel()).getByText(/\(11\.03\.2036 09:00 UTC\)$/)).not.toBeNull();
    expect((await panel()).getByText('$99.00')).not.toBeNull();
    expect(server.callsOf(save)).toEqual([]);
    expect(await titleField()).toHaveProperty('value', 'Creator set!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.callsOf(save)[0]?.body).toMatchObject({ version: 3 }));
  });

  it('are not sent for a moment that is over, nor without a price', async () => {
    server.answer(one, planned);
    await open();
    await userEvent.click((await panel()).getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog'));
    const from = dialog.getByLabelText('From');
    expect(from).toHaveProperty('value', local(begins));
    for (const remove of dialog.getAllByRole('button', { name: 'Remove this price' })) {
      await userEvent.click(remove);
    }
    type(from, '2020-01-01T10:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Plan these prices' }));
    expect(dialog.getByText('This moment is over')).not.toBeNull();
    expect(dialog.getByRole('alert').textContent).toContain('At least one price');
    type(from, '');
    expect(dialog.getByText('Say from when')).not.toBeNull();
    expect(server.callsOf(plan)).toEqual([]);
  });

  it('begin anew from theirs when somebody else was faster', async () => {
    server.refuse(plan, 'changed_meanwhile', { current: planned });
    await open();
    const dialogOf = async (button: string) => {
      await userEvent.click((await panel()).getByRole('button', { name: button }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await dialogOf('Plan');
    type(dialog.getByLabelText('From'), local(begins));
    await userEvent.click(dialog.getByRole('button', { name: 'Plan these prices' }));
    await dialog.findByRole('alert');
    server.answer(one, planned);
    await userEvent.click(dialog.getByRole('button', { name: 'Load theirs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await panel()).getByText('$11.90')).not.toBeNull();
    const again = await dialogOf('Change');
    expect(again.queryByRole('alert')).toBeNull();
    expect(again.getAllByRole('textbox', { name: 'Price' })[0]).toHaveProperty('value', '11.90');
    server.answer(plan, { ...planned, version: 4 });
    await userEvent.click(again.getByRole('button', { name: 'Plan these prices' }));
    await waitFor(() => expect(server.callsOf(plan)[1]?.body).toMatchObject({ version: 3 }));
  });

  it('are cancelled after a question', async () => {
    server.answer(one, planned);
    server.refuse(drop, 'changed_meanwhile', { current: planned });
    await open();
    await userEvent.click((await panel()).getByRole('button', { name: 'Cancel the plan' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Cancel the planned prices?' }),
    );
    const yes = dialog.getByRole('button', { name: 'Cancel the plan' });
    await userEvent.click(yes);
    await dialog.findByRole('alert');
    server.answer(drop, { ...product, version: 4 });
    await userEvent.click(yes);
    expect(await (await panel()).findByText(/^None/)).not.toBeNull();
    expect(server.callsOf(drop)[1]?.body).toEqual({ version: 3 });
  });

  it('are shown to who may only read', async () => {
    server.answer(one, planned);
    renderOperator(server, <ProductsScreen />, { at: '/admin/products/3', role: 'auditor' });
    expect((await panel()).getByText('$11.90')).not.toBeNull();
    expect((await panel()).queryByRole('button')).toBeNull();
  });
});

function nth(elements: readonly HTMLElement[], index: number): HTMLElement {
  const element = elements[index];
  if (!element) throw new Error(`there are only ${elements.length}`);
  return element;
}
