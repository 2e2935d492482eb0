import * as contract from '@sesame/contract/console/payments/gifts.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { bindIdempotent } from '../../../platform/http/idempotency/bind-idempotent.ts';
import { bindList } from '../../../platform/http/lists/bind-list.ts';
import { bindReading } from '../../../platform/http/lists/bind-reading.ts';
import { gatewaysOf } from '../providers/live-gateways.ts';
import { listConsoleGifts } from './list-console-gifts.ts';
import { readGiftFigures } from './read-gift-figures.ts';
import { revokeGift } from './revoke-gift.ts';

export function giftConsoleRoutes(api: Api): void {
  const { platform } = api;
  const gateways = gatewaysOf(platform);
  bindList(api, contract.listConsoleGifts, (_call, reading) => listConsoleGifts(reading));
  bindReading(api, contract.readGiftFigures, (_call, reading) => readGiftFigures(reading));
  bindIdempotent(api, contract.revokeGift, ({ params, body, by }, once) => {
    const { refund, expected_amount: expectedAmount, reason } = body;
    return revokeGift(platform, gateways, once, {
      ...{ giftId: params.id, refund, expectedAmount, reason },
      ...by,
    });
  });
}
