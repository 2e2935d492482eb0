import { importInventoryItems } from '@sesame/contract/console/inventory.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { ImportDialog } from './import-dialog.tsx';

const imports = { ...importInventoryItems, path: importInventoryItems.path.replace(':id', '7') };
const none = { count: 0, lines: [] };
const onClose = vi.fn<() => void>();

const server = freshServer();
beforeEach(() => {
  fakeUploads();
  onClose.mockReset();
});

async function open() {
  const inventory = { id: 7, title: 'Veilnet', title_ru: '', content: 'link' } as const;
  renderConsole(server, <ImportDialog inventory={inventory} onClose={onClose} />);
  return within(await screen.findByRole('dialog'));
}

const modes = () => server.callsOf(imports).map(({ url }) => url.searchParams.get('mode'));

test('an edit after a check needs another one, which again refuses what is invalid', async () => {
  const report = { lines: 2, fresh: 1, duplicates: none, imported: false };
  server.answer(imports, { ...report, broken: { count: 1, lines: [2] } });
  const form = await open();
  await typeText(form.getByLabelText('Links'), 'https://a.example/1{enter}x');
  await userEvent.click(form.getByRole('button', { name: 'Check' }));
  await userEvent.click(await form.findByRole('checkbox', { name: 'Skip invalid lines' }));
  form.getByRole('button', { name: 'Import 1 item' });
  await chooseOption(form.getByLabelText('Type'), 'Shared');
  expect(form.queryByText(/Invalid lines/)).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Check' }));
  const skip = await form.findByRole('checkbox', { name: 'Skip invalid lines' });
  expect(skip).toHaveProperty('checked', false);
  const queries = server.callsOf(imports).map(({ url }) => Object.fromEntries(url.searchParams));
  expect(queries).toEqual([
    { kind: 'unique', content: 'link', mode: 'check', broken: 'refuse' },
    { kind: 'shared', content: 'link', mode: 'check', broken: 'refuse' },
  ]);
});

test('a check that fails says why and keeps what was pasted; after an import it closes at once', async () => {
  server.refuse(imports, 'unavailable');
  const form = await open();
  await typeText(form.getByLabelText('Links'), 'https://a.example/1');
  await userEvent.click(form.getByRole('button', { name: 'Check' }));
  await form.findByRole('alert');
  expect(form.getByLabelText('Links')).toHaveProperty('value', 'https://a.example/1');
  const report = { lines: 1, fresh: 1, duplicates: none, broken: none, imported: false };
  server.answer(imports, report);
  await userEvent.click(form.getByRole('button', { name: 'Check' }));
  server.answer(imports, { ...report, imported: true });
  await userEvent.click(await form.findByRole('button', { name: 'Import 1 item' }));
  await form.findByText('1 item imported');
  await userEvent.click(form.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(modes()).toEqual(['check', 'check', 'import']);
});

test('files that differ only in their bytes are separate items, and removed one by one', async () => {
  server.answer(imports, { lines: 1, fresh: 1, duplicates: none, broken: none, imported: false });
  const form = await open();
  await chooseOption(form.getByLabelText('Content'), 'File');
  // As unpacked from an archive with a folder per buyer.
  const file = (text: string) => new File([text], 'client.ovpn', { lastModified: 1 });
  await userEvent.upload(form.getByLabelText('Files'), [file('a'), file('b'), file('c')]);
  const [, second] = form.getAllByRole('button', { name: 'Remove file' });
  await userEvent.click(second as HTMLElement);
  await userEvent.click(form.getByRole('button', { name: 'Check' }));
  await form.findByText('2 items: 2 new, 0 duplicate, 0 invalid');
  const sent = server.callsOf(imports).map(({ body }) => (body as FormData).get('file') as File);
  expect(await Promise.all(sent.map((one) => one.text()))).toEqual(['a', 'c']);
});

test('imports a chosen file, lists some invalid lines, and asks before it is discarded', async () => {
  const lines = Array.from({ length: 25 }, (_, line) => line + 1);
  server.answer(imports, {
    lines: 40,
    fresh: 0,
    duplicates: { count: 0, lines: [] },
    broken: { count: 25, lines },
    imported: false,
  });
  const form = await open();
  await chooseOption(form.getByLabelText('Type'), 'Webhook');
  form.getByText(/answers a signed POST with/);
  const file = new File(['http://a.example'], 'items.csv', { type: 'text/csv' });
  await userEvent.upload(form.getByLabelText('Or upload a file'), file);
  expect(form.queryByLabelText('Links')).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Check' }));
  await form.findByText(/are allowed\. Invalid lines: 1, .*, 20…$/);
  expect(form.queryByText(/Duplicate lines/)).toBeNull();
  // Nothing is left to import.
  await userEvent.click(form.getByRole('checkbox', { name: 'Skip invalid lines' }));
  form.getByRole('button', { name: 'Check' });
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Discard what you entered?' });
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvent.click(form.getByRole('button', { name: 'Remove file' }));
  form.getByLabelText('Links');
  expect(form.queryByText(/Invalid lines/)).toBeNull();
});

test('several files are checked before any is imported, and named in the report', async () => {
  const report = { lines: 1, fresh: 1, duplicates: none, broken: none, imported: false };
  server.answer(imports, report);
  const form = await open();
  await chooseOption(form.getByLabelText('Content'), 'File');
  const file = (name: string, size = 4) => new File([new Uint8Array(size).fill(name.length)], name);
  const drop = form.getByLabelText('Files');
  await userEvent.upload(drop, [file('one.ovpn'), file('three.ovpn'), file('large', 1_048_577)]);
  await userEvent.click(form.getByRole('button', { name: 'Check' }));
  expect(server.callsOf(imports)).toEqual([]);
  expect(form.getByText('Larger than 1 MB')).not.toBeNull();
  const [, , remove] = form.getAllByRole('button', { name: 'Remove file' });
  await userEvent.click(remove as HTMLElement);
  await userEvent.click(form.getByRole('button', { name: 'Check' }));
  await form.findByText('2 items: 2 new, 0 duplicate, 0 invalid');
  server.answer(imports, { ...report, fresh: 0, duplicates: { count: 1, lines: [1] } });
  await userEvent.click(form.getByRole('button', { name: 'Import 2 items' }));
  await form.findByText('Already in the inventory or chosen twice: one.ovpn, three.ovpn');
  expect(modes()).toEqual(['check', 'check', 'import', 'import']);
});

test('a file with the bytes of another one is a duplicate, and one that fails stops no other', async () => {
  const report = { lines: 1, fresh: 1, duplicates: none, broken: none, imported: false };
  server.answer(imports, report);
  const form = await open();
  await chooseOption(form.getByLabelText('Content'), 'File');
  const file = (name: string, text: string) => new File([text], name);
  await userEvent.upload(form.getByLabelText('Files'), [
    file('one.ovpn', 'first'),
    file('same.ovpn', 'first'),
    file('two.ovpn', 'other'),
  ]);
  await userEvent.click(form.getByRole('button', { name: 'Check' }));
  await form.findByText('3 items: 2 new, 1 duplicate, 0 invalid');
  expect(form.getByText('Already in the inventory or chosen twice: same.ovpn')).not.toBeNull();
  server.respond(imports, () => {
    server.refuse(imports, 'unavailable');
    return Response.json({ ...report, imported: true });
  });
  await userEvent.click(form.getByRole('button', { name: 'Import 2 items' }));
  await form.findByText('1 item imported');
  expect(form.getByText('Not sent, try these again: two.ovpn')).not.toBeNull();
  expect(server.callsOf(imports)).toHaveLength(4);
});
