/** Draws sign-in to the console at build, as markup that React can hydrate; runs in the window of `draw.ts`. */
import { LANGUAGES, type Language } from '@sesame/contract/shared/limits.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { SignInScreen, startFromSetup } from '../../src/console/app/sign-in/sign-in-screen.tsx';
import { dictionary } from '../../src/i18n/dictionary-store.ts';
import { textMarks as texts } from './text-marks.ts';

/** Sign-in as the server sends it, by what it depends on. */
export interface DrawnSignIn {
  readonly language: Language;
  /** Whether anyone can sign in as the owner. */
  readonly isDemo: boolean;
  readonly html: string;
}

const demo = { email: '{{email}}', password: '{{password}}' };

export function draw(): DrawnSignIn[] {
  return [false, true].flatMap((isDemo) =>
    LANGUAGES.map((language) => {
      dictionary.set({ phase: 'ready', language, texts });
      const client = new QueryClient();
      startFromSetup(client, { needs_owner: false, ...(isDemo && { demo }) });
      // The boundaries of `ConsoleApp`, which hydration expects.
      const html = renderToString(
        <StrictMode>
          <QueryClientProvider client={client}>
            <Suspense>
              <SignInScreen />
            </Suspense>
          </QueryClientProvider>
        </StrictMode>,
      );
      return { language, isDemo, html };
    }),
  );
}
