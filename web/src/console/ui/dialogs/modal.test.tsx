import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { MenuItem } from '../../../ui/overlay/menu-rows.tsx';
import { Modal } from './modal.tsx';

function Example({ closesOutside = false }: { closesOutside?: boolean }) {
  const [open, setOpen] = useState<'first' | 'second'>();
  return (
    <>
      <Menu
        label="Actions"
        trigger={(props) => (
          <button type="button" {...props}>
            Actions
          </button>
        )}
      >
        <MenuItem onSelect={() => setOpen('first')}>Archive</MenuItem>
      </Menu>
      {open ? (
        <Modal
          className=""
          closesOutside={closesOutside}
          label="First"
          onClose={() => setOpen(undefined)}
        >
          <button onClick={() => setOpen('second')} type="button">
            More
          </button>
        </Modal>
      ) : null}
      {open === 'second' ? (
        <Modal className="" label="Second" onClose={() => setOpen('first')}>
          <button type="button">Last</button>
        </Modal>
      ) : null}
    </>
  );
}

async function openFirst(): Promise<HTMLElement> {
  const opener = screen.getByRole('button', { name: 'Actions' });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  const more = await screen.findByRole('button', { name: 'More' });
  await waitFor(() => expect(document.activeElement).toBe(more));
  return opener;
}

test('opened from a menu, returns the focus to the button of the menu', async () => {
  render(<Example />);
  const opener = await openFirst();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('closes alone on Escape when another one is below it', async () => {
  render(<Example />);
  await openFirst();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const last = await screen.findByRole('button', { name: 'Last' });
  await waitFor(() => expect(document.activeElement).toBe(last));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Second' })).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })),
  );
});

test.each([
  [false, 1],
  [true, 0],
])('a press outside closes it only where asked: %s', async (closesOutside, left) => {
  render(<Example closesOutside={closesOutside} />);
  await openFirst();
  const outside = document.querySelector('.bg-scrim');
  if (!outside) throw new Error('there is no scrim');
  await userEvent.click(outside);
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(left));
});
