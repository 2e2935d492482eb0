/** Draws the first pages of visitors at build; runs in the window of `draw.ts`. */
import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { ForgotPasswordScreen } from '../../src/features/auth/passwords/forgot-password-screen.tsx';
import { RegisterScreen } from '../../src/features/auth/registration/register-screen.tsx';
import { SignInScreen } from '../../src/features/auth/sign-in-screen.tsx';
import { dictionary } from '../../src/i18n/dictionary-store.ts';
import { textMarks as texts } from './text-marks.ts';

type Settings = { readonly google: boolean; readonly publicCatalogue: boolean };

/** A page as the server sends it, by what it depends on. */
export interface FirstPage extends Settings {
  readonly path: '/login' | '/register' | '/forgot-password';
  readonly language: Language;
  readonly html: string;
}

const screens: readonly (readonly [FirstPage['path'], ComponentType])[] = [
  ['/login', SignInScreen],
  ['/register', RegisterScreen],
  ['/forgot-password', ForgotPasswordScreen],
];

export function draw({ google, publicCatalogue }: Settings): FirstPage[] {
  return screens.flatMap(([path, Screen]) =>
    LANGUAGES.map((language) => {
      const root = document.createElement('div');
      document.body.replaceChildren(root);
      history.replaceState(null, '', path);
      dictionary.set({ phase: 'ready', language, texts });
      createRoot(root).render(<Screen />);
      const html = root.innerHTML.replace(`© ${new Date().getFullYear()}`, '© {{year}}');
      return { path, language, google, publicCatalogue, html };
    }),
  );
}
