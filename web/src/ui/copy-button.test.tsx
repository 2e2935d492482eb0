import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CopyButton } from './copy-button.tsx';

test('copies the text and says so', async () => {
  const user = userEvent.setup();
  render(<CopyButton copiedLabel="Copied" label="Copy" text="JBSW" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('JBSW');
  expect((await screen.findByRole('status')).textContent).toBe('Copied');
});

test('is not there where the browser gives the page no clipboard', () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  render(<CopyButton copiedLabel="Copied" label="Copy" text="JBSW" />);
  expect(screen.queryByRole('button')).toBeNull();
});
