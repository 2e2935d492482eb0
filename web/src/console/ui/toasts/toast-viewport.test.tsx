import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showToast } from './show-toast.ts';
import { ToastViewport } from './toast-viewport.tsx';

beforeEach(() => vi.useFakeTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a success closes after four seconds, an error stays until closed', () => {
  render(<ToastViewport closeLabel="Close" label="Messages" />);
  act(() => {
    showToast({ tone: 'success', title: 'Profile saved' });
    showToast({ tone: 'danger', title: 'Not sent' });
  });
  pass(3999);
  expect(screen.queryByText('Profile saved')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Profile saved')).toBeNull();
  pass(60_000);
  expect(screen.getByRole('alert').textContent).toBe('Not sent');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Not sent')).toBeNull();
});
