import { getOperatorSession } from '@sesame/contract/operators.ts';
import { type OperatorRole, permissionsOf } from '@sesame/contract/permissions.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { storeOperatorToken } from '../api/operator/operator-token.ts';
import type { fakeServer } from './fake-server.ts';

/** Renders a screen of the console for somebody of a role, at an address (with what was handed over there), with a cache of its own that never tries twice. */
export function renderOperator(
  server: ReturnType<typeof fakeServer>,
  children: ReactNode,
  {
    role = 'owner',
    at = '/admin',
    state = null,
  }: { role?: OperatorRole; at?: string; state?: unknown } = {},
) {
  storeOperatorToken('O'.repeat(43));
  history.replaceState(state, '', at);
  server.answer(getOperatorSession, {
    operator: {
      id: '00000000-0000-4000-8000-000000000001',
      name: 'Olga',
      role,
    },
    permissions: [...permissionsOf[role]],
    ends_at: '2026-03-10T23:00:00.000Z',
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(<QueryClientProvider client={client}>{children}</QueryClientProvider>);
}
