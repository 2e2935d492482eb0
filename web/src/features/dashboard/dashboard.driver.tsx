import type { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

/** Opens the subscriptions tab of a signed-in buyer. */
export function openDashboard(client?: QueryClient) {
  const onOrder = vi.fn();
  const onOrderIntent = vi.fn();
  const view = renderSignedIn(
    <DashboardScreen
      onOrder={onOrder}
      onOrderIntent={onOrderIntent}
      onShowPlans={vi.fn()}
      tab="subscriptions"
    />,
    client,
  );
  return { ...view, onOrder, onOrderIntent };
}
