import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CopyButton } from './copy-button.tsx';

test('copies the text and confirms it', async () => {
  const user = userEvent.setup();
  render(<CopyButton copiedLabel="Copied" label="Copy" text="JBSW" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('JBSW');
  expect((await screen.findByRole('status')).textContent).toBe('Copied');
});

test('is not rendered without a clipboard API', () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  render(<CopyButton copiedLabel="Copied" label="Copy" text="JBSW" />);
  expect(screen.queryByRole('button')).toBeNull();
});
