import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Sheet, SheetTitle } from './sheet.tsx';

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Order
      </button>
      <Sheet closeLabel="Close" onClose={() => setOpen(false)} open={open}>
        <SheetTitle>Askara Pro</SheetTitle>
      </Sheet>
    </>
  );
}

test.each(['{Escape}', 'close button'])(
  '%s closes the sheet and restores the focus',
  async (closing) => {
    render(<Example />);
    const opener = screen.getByRole('button', { name: 'Order' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Askara Pro' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

    if (closing === '{Escape}') await userEvent.keyboard(closing);
    else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  },
);
