import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { storeToken } from '../api/session/token-store.ts';

/** 43 characters, like the server's tokens. */
const TEST_TOKEN = 'T'.repeat(43);

/** Renders part of a signed-in screen with a separate query cache, by default without retries. */
export function renderSignedIn(
  children: ReactNode,
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) {
  storeToken(TEST_TOKEN);
  return {
    client,
    ...render(<QueryClientProvider client={client}>{children}</QueryClientProvider>),
  };
}
