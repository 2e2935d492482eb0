import { useLocation } from 'wouter';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { paths } from '../paths.ts';

/** The dashboard and the order sheet over it. */
export function DashboardRoute() {
  const [path, navigate] = useLocation();
  return (
    <DashboardScreen
      onOrder={() => {}}
      onOrderIntent={() => {}}
      onShowPlans={() => navigate(paths.subscriptions())}
      tab={path.startsWith(paths.payments()) ? 'payments' : 'subscriptions'}
    />
  );
}
