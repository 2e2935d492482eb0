import {
  type ConsoleTransfer,
  listTransferProofs as list,
} from '@sesame/contract/console/payments/transfers.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { transferReference } from '../gateways/transfer/transfer.ts';
import {
  findListedTransfer,
  findTransfersByReference,
  findWaitingTransfers,
  type ListedTransfer,
} from './transfers.store.ts';

const FOUND_MAX = 20;

/** Transfers with a proof of payment to check; `not_found` for an unknown cursor. */
export function listWaitingTransfers({ db }: Pick<Platform, 'db'>) {
  return listAnswers(list, {
    rows: async (_filters, page) => (await findWaitingTransfers(db, page)) ?? refuse('not_found'),
    answer: (rows) => rows.map(serializeConsoleTransfer),
  });
}

export async function findTransfers(
  { db }: Pick<Platform, 'db'>,
  { reference }: { readonly reference: string },
): Promise<ConsoleTransfer[]> {
  const rows = await findTransfersByReference(db, { reference, limit: FOUND_MAX });
  return rows.map(serializeConsoleTransfer);
}

export async function readTransfer(
  { db }: Pick<Platform, 'db'>,
  { id }: { readonly id: string },
): Promise<ConsoleTransfer> {
  return serializeConsoleTransfer((await findListedTransfer(db, id)) ?? refuse('not_found'));
}

/** Throws when the transfer does not exist; callers know that it does. */
export async function getListedTransfer(db: Executor, paymentId: string): Promise<ConsoleTransfer> {
  const row = await findListedTransfer(db, paymentId);
  if (row === undefined) throw new Error(`transfer ${paymentId} does not exist`);
  return serializeConsoleTransfer(row);
}

function serializeConsoleTransfer(row: ListedTransfer): ConsoleTransfer {
  return {
    id: row.id,
    reference: transferReference(row.id),
    state: row.state,
    title: row.title,
    title_ru: row.title_ru,
    username: row.username,
    email: row.email,
    total: dollarsFromCents(row.total_cents),
    expected: { amount: row.charge_minor / 100, currency: row.charge_currency },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    proofs: row.proofs.map((proof) => ({
      id: proof.id,
      created_at: new Date(proof.stored_at).toISOString(),
      type: proof.content_type,
      size_bytes: proof.bytes,
      decision: proof.decision,
      reason: proof.decision_reason,
    })),
    seen: seenOf(row),
  };
}

function seenOf(row: ListedTransfer): ConsoleTransfer['seen'] {
  const { received_minor, currency, bank_reference, reason, confirmed_at, first_by_name } = row;
  // Columns of one joined row: either all are set or none.
  if (received_minor === null || currency === null || bank_reference === null) return null;
  if (reason === null || confirmed_at === null || first_by_name === null) return null;
  return {
    received: { amount: received_minor / 100, currency },
    bank_reference,
    reason,
    by: first_by_name,
    at: confirmed_at.toISOString(),
    waits: row.settled_at === null,
  };
}
