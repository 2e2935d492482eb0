import * as contract from '@sesame/contract/shop/access.ts';
import { bind, bindInline } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { bindPolled } from '../../platform/http/polls/bind-polled.ts';
import { productCardsVersion } from '../catalogue/index.ts';
import { checkItem } from './replacements/check-item.ts';
import { replaceItem } from './replacements/replace-item.ts';
import { listActiveSubscriptions } from './subscriptions/list-active-subscriptions.ts';
import { listEndedSubscriptions } from './subscriptions/list-ended-subscriptions.ts';
import { downloadItem, readItem } from './subscriptions/read-item.ts';

export function accessRoutes(api: Api): void {
  bindPolled(api, contract.listActiveSubscriptions, {
    shownFrom: () => productCardsVersion(api.platform),
    answer: (call) => listActiveSubscriptions(api.platform, call.tokenHash),
  });
  bindInline(api, contract.listEndedSubscriptions, (call) =>
    listEndedSubscriptions(api.platform, call.tokenHash),
  );
  bind(api, contract.checkItem, (call) =>
    checkItem(api.platform, { id: call.params.id, userId: call.session.userId }),
  );
  bind(api, contract.replaceItem, (call) =>
    replaceItem(api.platform, { id: call.params.id, userId: call.session.userId }),
  );
  bind(api, contract.downloadItem, (call) =>
    downloadItem(api.platform, { id: call.params.id, userId: call.session.userId }),
  );
  bind(api, contract.readItem, (call) =>
    readItem(api.platform, { id: call.params.id, userId: call.session.userId }),
  );
}
