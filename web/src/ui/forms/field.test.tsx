import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';

test('an error describes its input and replaces the hint', () => {
  const field = (error?: string) => (
    <Field error={error} hint="Work address" label="Email">
      <Input />
    </Field>
  );
  const { rerender } = render(field());
  const input = screen.getByLabelText('Email');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  rerender(field('Please enter a valid email.'));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('Please enter a valid email.');
  expect(screen.queryByText('Work address')).toBeNull();
});

test('a password can be pasted, and password managers recognize the field', async () => {
  render(
    <Field label="Password">
      <PasswordInput hideLabel="Hide" showLabel="Show" />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.autocomplete).toBe('current-password');
  await userEvent.click(input);
  await userEvent.paste('a long one of a manager');
  expect(input.value).toBe('a long one of a manager');
});

test('the eye button shows and hides the password', async () => {
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
