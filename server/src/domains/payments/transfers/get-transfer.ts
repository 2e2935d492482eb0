import { durationOnWire } from '@sesame/contract/durations.ts';
import { dollarsFromCents } from '@sesame/contract/money.ts';
import type { Transfer } from '@sesame/contract/transfers.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { productFaces } from '../../catalogue/index.ts';
import type { Requisites } from '../gateways/gateway.ts';
import { transferReference } from '../gateways/transfer.ts';
import { TRANSFER_PROVIDER } from '../payments.rules.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { chargeOnWire } from '../rates/charge-on-wire.ts';
import { type LastReceipt, receiptsLeft, transferState } from './transfers.rules.ts';
import { findTransferOfSession, type OwnTransfer } from './transfers.store.ts';

type Needs = Pick<Platform, 'pool' | 'db' | 'listener' | 'log' | 'clock'>;

/** An own transfer. Undefined without a living session; refuses `not_found`. */
export async function getTransfer(
  platform: Needs,
  gateways: Gateways,
  { tokenHash, id }: { readonly tokenHash: Buffer; readonly id: string },
): Promise<Transfer | undefined> {
  const now = platform.clock.now();
  const row = await findTransferOfSession(platform.pool, { tokenHash, now }, id);
  if (row === undefined) return undefined;
  if (row === null) refuse('not_found');
  const [gateway, faces] = await Promise.all([
    gateways.get(TRANSFER_PROVIDER),
    productFaces(platform),
  ]);
  const picture = faces.get(row.product_id)?.pictures[0] ?? '';
  return transferOnWire(row, { requisites: gateway?.requisites, picture, now });
}

function transferOnWire(
  row: OwnTransfer,
  around: { requisites: Requisites | undefined; picture: string; now: Date },
): Transfer {
  const { requisites, picture, now } = around;
  const payment = { state: row.state, createdAt: row.created_at, expiresAt: row.expires_at };
  const last: LastReceipt = row.kept_at === null ? null : (row.decision ?? 'waiting');
  const { noteRu, ...shown } = requisites ?? { noteRu: '' };
  return {
    id: row.id,
    state: transferState(payment, last, now),
    title: row.title,
    picture,
    product_id: row.product_id,
    duration: durationOnWire({ count: row.duration_count, unit: row.duration_unit }),
    total: dollarsFromCents(row.total_cents),
    ...chargeOnWire(row),
    reference: transferReference(row.id),
    requisites: 'recipient' in shown ? { ...shown, note_ru: noteRu } : null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    receipt_at: row.kept_at?.toISOString() ?? null,
    refusal: last === 'refused' ? row.decision_reason : null,
    receipts_left: receiptsLeft(payment, { sent: row.receipts, last }, now),
    access_until: row.access_until?.toISOString() ?? null,
  };
}
