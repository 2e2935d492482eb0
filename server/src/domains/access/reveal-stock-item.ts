import type { revealStockItem as revealStockItemRoute } from '@sesame/contract/operator-stock.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import { lockStockItem } from './operator-stock.store.ts';
import { openStockSecret } from './stock-secret.ts';

/** Opens an item for an operator. That it was opened is written down before anything is shown. */
export async function revealStockItem(
  platform: Pick<Platform, 'db' | 'clock' | 'sealer'>,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: DoneBy,
): Promise<AnswerOf<typeof revealStockItemRoute>> {
  const box = await inTransaction(platform.db, async (tx) => {
    const item = await lockStockItem(tx, id);
    if (item === undefined) refuse('not_found');
    const subject = `stock_item:${id}`;
    await recordAct(tx, platform, { ...by, action: 'stock.reveal', subject, reason });
    return item.secret.toString();
  });
  const secret = openStockSecret(platform, id, box);
  if ('link' in secret) return { secret: secret.link, login: null, signing_key: null };
  if ('login' in secret) return { secret: secret.password, login: secret.login, signing_key: null };
  const address = 'template' in secret ? secret.template : secret.webhook;
  return { secret: address, login: null, signing_key: secret.key };
}
