import { getOwnerSetup, signInOperator } from '@sesame/contract/console/operators.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../../build/first-pages/console-entry.tsx';
import { dictionary } from '../../../i18n/dictionary-store.ts';
import { freshServer } from '../../../test/fresh-server.ts';
import { speak } from '../../../test/speak.ts';
import { dropOperatorToken, readOperatorToken } from '../../api/operator-token.ts';
import { consolePaths } from '../../paths.ts';
import { ConsoleApp, preloadFirstScreen } from '../console-app.tsx';

const demo = { email: 'owner@demo.example', password: 'open it' };
const server = freshServer();
let root: Root | undefined;
const problems = vi.fn();

const operator = { id: '1', name: 'Anna', role: 'owner' } as const;
beforeEach(() => server.answer(signInOperator, { token: 'S'.repeat(43), operator }));
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  document.head.replaceChildren();
  dropOperatorToken(readOperatorToken());
  problems.mockClear();
});

/** The page as a server has sent it, before any code. */
async function send(): Promise<{ email: HTMLInputElement; password: HTMLInputElement }> {
  await speak('en');
  const state = dictionary.get();
  const page = draw().find(({ language, isDemo }) => language === 'en' && isDemo);
  const html = (page?.html ?? '')
    .replace('{{brand}}', 'Sesame')
    .replace('{{email}}', demo.email)
    .replace('{{password}}', demo.password)
    .replace(/\{\{(\d+)\}\}/g, (_mark, number) =>
      state.phase === 'ready' ? (state.texts[number] ?? '') : '',
    );
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const tag = document.createElement('meta');
  tag.name = 'sesame:owner-setup';
  tag.content = JSON.stringify({ needs_owner: false, demo });
  document.head.append(tag);
  return { email: screen.getByLabelText('Email'), password: screen.getByLabelText('Password') };
}

async function hydrate(): Promise<void> {
  history.replaceState(null, '', consolePaths.home());
  await speak('en');
  await preloadFirstScreen();
  const element = document.getElementById('root');
  if (!element) throw new Error('nothing was sent');
  await act(async () => {
    root = hydrateRoot(element, <ConsoleApp />, { onRecoverableError: problems });
  });
}

test('the screen takes over what was drawn, with what was typed, the focus and the selection', async () => {
  const { email, password } = await send();
  email.value = 'anna@example.com';
  password.value = 'open sesame';
  password.focus();
  password.setSelectionRange(2, 4);
  await hydrate();
  expect(problems).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Email')).toBe(email);
  expect(document.activeElement).toBe(password);
  await waitFor(() => expect(password.selectionStart).toBe(2));
  expect([password.value, password.selectionEnd]).toEqual(['open sesame', 4]);
  // What sign-in shows was in the page.
  expect(server.callsOf(getOwnerSetup)).toHaveLength(0);
  // The screen knows what was typed.
  act(() => screen.getByRole('button', { name: 'Sign in' }).click());
  await waitFor(() =>
    expect(server.callsOf(signInOperator)[0]?.body).toEqual({
      email: 'anna@example.com',
      password: 'open sesame',
    }),
  );
});

test('a form that was sent before is sent, once', async () => {
  const { email, password } = await send();
  email.value = 'anna@example.com';
  password.value = 'open sesame';
  if (email.form) email.form.dataset.sent = '';
  await hydrate();
  await waitFor(() => expect(server.callsOf(signInOperator)).toHaveLength(1));
});

test('a button that was pressed before is pressed', async () => {
  await send();
  screen.getByRole('button', { name: 'Sign in as the owner' }).dataset.pressed = '';
  await hydrate();
  await waitFor(() => expect(server.callsOf(signInOperator)[0]?.body).toEqual(demo));
});

test('a form that no code has taken over sends nothing anywhere', async () => {
  const { email } = await send();
  expect(email.form?.method).toBe('dialog');
});
