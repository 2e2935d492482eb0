import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';

test('an error is tied to its input, and the hint gives way to it', () => {
  const field = (error?: string) => (
    <Field error={error} hint="Work address" label="E-mail">
      <Input />
    </Field>
  );
  const { rerender } = render(field());
  const input = screen.getByLabelText('E-mail');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  rerender(field('Please enter a valid email.'));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('Please enter a valid email.');
  expect(screen.queryByText('Work address')).toBeNull();
});

test('the eye shows the password and hides it again', async () => {
  render(
    <Field label="Password">
      <PasswordInput defaultValue="secret" hideLabel="Hide" showLabel="Show" />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.getAttribute('type')).toBe('password');
});
