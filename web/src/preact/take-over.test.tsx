import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentChild } from 'preact';
import { type FormEvent, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { takeOver } from './take-over.ts';

let root: HTMLElement;
const send = vi.fn();
afterEach(() => {
  root.remove();
  send.mockClear();
});

/** The page as a server has sent it, in which a person may already have typed. */
function drawn(): HTMLInputElement {
  root = document.createElement('div');
  const form = document.createElement('form');
  const link = document.createElement('a');
  const field = document.createElement('input');
  link.href = '/register';
  link.textContent = 'Register';
  link.className = 'old';
  field.name = 'email';
  field.setAttribute('aria-label', 'Email');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Clear';
  form.append(link, field, button);
  root.append('\n  ', form, '\n');
  document.body.append(root);
  return field;
}

function Page() {
  const [email, setEmail] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send(email);
  };
  return (
    <form onSubmit={onSubmit}>
      <a href="/register?r=FRIEND">Register</a>
      <input
        aria-label="Email"
        name="email"
        onChange={({ target }) => setEmail(target.value)}
        value={email}
      />
      <button onClick={() => send('cleared')} type="button">
        Clear
      </button>
      <p>{email}</p>
    </form>
  );
}

// The sources are those of React, and the renderer takes its elements.
const page = () => (<Page />) as unknown as ComponentChild;

test('keeps the elements with what was typed, the focus and the selection', async () => {
  const field = drawn();
  field.focus();
  field.value = 'anna@example.com';
  field.setSelectionRange(2, 4);
  act(() => takeOver(root, page()));
  expect(screen.getByLabelText('Email')).toBe(field);
  expect(document.activeElement).toBe(field);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([
    'anna@example.com',
    2,
    4,
  ]);
  // The screen knows it too.
  expect(await screen.findByText('anna@example.com')).toBeTruthy();
});

test('corrects what differs from the page that was sent', () => {
  drawn();
  act(() => takeOver(root, page()));
  const link = screen.getByRole('link', { name: 'Register' });
  expect(link.getAttribute('href')).toBe('/register?r=FRIEND');
  expect(link.hasAttribute('class')).toBe(false);
});

test('sends a form that was sent before, with what was typed', async () => {
  const field = drawn();
  field.value = 'anna@example.com';
  if (field.form) field.form.dataset.sent = '';
  act(() => takeOver(root, page()));
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('anna@example.com'));
});

test('presses a button that was pressed before, once', async () => {
  drawn();
  const before = screen.getByRole('button', { name: 'Clear' });
  before.dataset.pressed = '';
  act(() => takeOver(root, page()));
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith('cleared'));
  expect(screen.getByRole('button', { name: 'Clear' }).dataset.pressed).toBeUndefined();
});
