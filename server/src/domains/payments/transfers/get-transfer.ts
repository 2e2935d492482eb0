import { serializeDuration } from '@sesame/contract/shared/durations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { Transfer } from '@sesame/contract/shop/transfers.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { productCards } from '../../catalogue/index.ts';
import type { BankAccountDetails } from '../gateways/gateway.ts';
import { transferReference } from '../gateways/transfer/transfer.ts';
import type { Gateways } from '../providers/live-gateways.ts';
import { serializeCharge } from '../rates/serialize-charge.ts';
import { TRANSFER_PROVIDER } from '../records/payments.rules.ts';
import { type LastProof, proofsLeft, transferState } from './transfers.rules.ts';
import { findTransferOfSession, type OwnTransfer } from './transfers.store.ts';

/** The buyer's own transfer; undefined without a valid session, `not_found` for other transfers. */
export async function getTransfer(
  platform: Platform,
  gateways: Gateways,
  { tokenHash, id }: { readonly tokenHash: Buffer; readonly id: string },
): Promise<Transfer | undefined> {
  const now = platform.clock.now();
  const row = await findTransferOfSession(platform.pool, { tokenHash, now }, id);
  if (row === undefined) return undefined;
  if (row === null) refuse('not_found');
  const [gateway, cards] = await Promise.all([
    gateways.get(TRANSFER_PROVIDER),
    productCards(platform),
  ]);
  const picture = cards.get(row.product_id)?.pictures[0] ?? '';
  return serializeTransfer(row, { bankDetails: gateway?.bankDetails, picture, now });
}

function serializeTransfer(
  row: OwnTransfer,
  context: { bankDetails: BankAccountDetails | undefined; picture: string; now: Date },
): Transfer {
  const { bankDetails, picture, now } = context;
  const payment = { state: row.state, createdAt: row.created_at, expiresAt: row.expires_at };
  const last: LastProof = row.stored_at === null ? null : (row.decision ?? 'waiting');
  const { noteRu, ...shown } = bankDetails ?? { noteRu: '' };
  return {
    id: row.id,
    state: transferState(payment, last, now),
    title: row.title,
    title_ru: row.title_ru,
    picture,
    product_id: row.product_id,
    duration: serializeDuration({ count: row.duration_count, unit: row.duration_unit }),
    total: dollarsFromCents(row.total_cents),
    ...serializeCharge(row),
    reference: transferReference(row.id),
    bank_details: 'recipient' in shown ? { ...shown, note_ru: noteRu } : null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    proof_at: row.stored_at?.toISOString() ?? null,
    refusal: last === 'refused' ? row.decision_reason : null,
    proofs_left: proofsLeft(payment, { sent: row.proofs, last }, now),
    access_until: row.access_until?.toISOString() ?? null,
  };
}
