import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { speak } from '../test/speak.ts';
import { showToast } from '../ui/toast-store.ts';
import { Messages } from './messages.tsx';

it('says what came of an act, until it is closed', async () => {
  await speak('en');
  render(<Messages />);
  act(() => showToast({ tone: 'danger', title: 'The file was not made' }));
  screen.getByText('The file was not made');
  await userEvent.click(screen.getByRole('button', { name: 'Close the message' }));
  expect(screen.queryByText('The file was not made')).toBeNull();
});
