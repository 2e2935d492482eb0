import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { typeText } from '../../test/user/type-text.ts';
import { Button } from './button.tsx';

test('a busy button is marked as busy, keeps focus and name, and ignores clicks', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledTimes(1);

  rerender(
    <Button loading onClick={onClick} spinnerOnly>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a busy submit button does not submit its form twice', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Email" />
      <Button loading={loading} type="submit">
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await typeText(screen.getByLabelText('Email'), 'a{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  await typeText(screen.getByLabelText('Email'), 'b{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
