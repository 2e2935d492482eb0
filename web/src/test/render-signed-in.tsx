import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { storeToken } from '../api/token-store.ts';

/** 43 characters, as the server makes them. */
const TEST_TOKEN = 'T'.repeat(43);

/** Renders a part of a signed-in screen with a cache of its own that never tries twice. */
export function renderSignedIn(children: ReactNode) {
  storeToken(TEST_TOKEN);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    client,
    ...render(<QueryClientProvider client={client}>{children}</QueryClientProvider>),
  };
}
