import * as contract from '@sesame/contract/console/payments/gifts.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { bindIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import { bindList } from '../../../platform/http/lists/bind-list.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';
import { listAllGifts } from './list-all-gifts.ts';
import { readGiftFigures } from './read-gift-figures.ts';
import { revokeGift } from './revoke-gift.ts';

export function giftConsoleRoutes(api: Api): void {
  const { platform } = api;
  const gateways = gatewaysOf(platform);
  bindList(api, contract.listAllGifts, () => listAllGifts(platform));
  bind(api, contract.readGiftFigures, () => readGiftFigures(platform));
  bindIdempotent(api, contract.revokeGift, ({ params, body, by }, once) => {
    const { refund, expected_amount: expectedAmount, reason } = body;
    return revokeGift(platform, gateways, once, {
      ...{ giftId: params.id, refund, expectedAmount, reason },
      ...by,
    });
  });
}
