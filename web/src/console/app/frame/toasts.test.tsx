import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { speak } from '../../../test/speak.ts';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { Toasts } from './toasts.tsx';

test('shows the result of an action until it is closed', async () => {
  await speak('en');
  render(<Toasts />);
  act(() => showToast({ tone: 'danger', title: 'The file was not made' }));
  screen.getByText('The file was not made');
  await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(screen.queryByText('The file was not made')).toBeNull();
});
