import { getOperatorSession } from '@sesame/contract/console/operators.ts';
import { type OperatorRole, permissionsOf } from '@sesame/contract/console/permissions.ts';
import { getFirstRun } from '@sesame/contract/console/setup/first-run.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { storeOperatorToken } from '../console/api/operator-token.ts';
import { LeaveGuard } from '../console/ui/forms/leave-guard.tsx';
import type { fakeServer } from './fake-server.ts';
import { finishedFirstRun } from './first-run.ts';

/**
 * Renders a console screen for an operator with a role, at an address (with history state), with a separate query cache
 * without retries.
 */
export function renderConsole(
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
    time_zone: 'UTC',
    ends_at: '2026-03-10T23:00:00.000Z',
  });
  if (!server.hasAnswer(getFirstRun)) server.answer(getFirstRun, finishedFirstRun);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <LeaveGuard>{children}</LeaveGuard>
    </QueryClientProvider>,
  );
}
