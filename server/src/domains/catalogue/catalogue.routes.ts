import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { catalogueOf } from './catalogue-snapshot.ts';

export function catalogueRoutes(api: Api): void {
  bind(api, listSubPlans, async () => (await catalogueOf(api.platform)).answer);
}
