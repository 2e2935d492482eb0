import { VisitorCatalogueScreen } from '../features/dashboard/visitor-catalogue-screen.tsx';
import { paths } from '../paths.ts';
import { useVisitorOrder } from './use-visitor-order.ts';

/** The catalogue for visitors. Ordering leads through registration to the sheet on the dashboard. */
export function VisitorCatalogueRoute() {
  const order = useVisitorOrder();
  return (
    <VisitorCatalogueScreen
      onOrder={(productId) => order(paths.subscriptions(`order=${productId}`))}
    />
  );
}
