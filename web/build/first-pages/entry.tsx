/** Draws the first pages of visitors at build; runs in the window of `draw.ts`. */
import { textNumbers } from '@sesame/contract/texts/keys.ts';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { ForgotPasswordScreen } from '../../src/features/auth/passwords/forgot-password-screen.tsx';
import { RegisterScreen } from '../../src/features/auth/registration/register-screen.tsx';
import { SignInScreen } from '../../src/features/auth/sign-in-screen.tsx';
import { dictionary } from '../../src/i18n/dictionary-store.ts';
import type { FirstPage } from './draw.ts';

const screens: Readonly<Record<FirstPage['path'], ComponentType>> = {
  '/login': SignInScreen,
  '/register': RegisterScreen,
  '/forgot-password': ForgotPasswordScreen,
};

/** Each text is its number as a mark, because operators can change texts; the server puts them in. */
const texts = Object.fromEntries(textNumbers.map((number) => [number, `{{${number}}}`]));

export function draw(root: HTMLElement, { path, language }: Pick<FirstPage, 'path' | 'language'>) {
  const Screen = screens[path];
  history.replaceState(null, '', path);
  dictionary.set({ phase: 'ready', language, texts });
  createRoot(root).render(<Screen />);
}
