import type {
  Confirmation,
  listConfirmations as route,
} from '@sesame/contract/console/payments/confirmations.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { QueryOf } from '@sesame/contract/shared/route.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ListedConfirmation, listConfirmationRows } from './confirmations.store.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;
type Reader = { readonly id: string };

export async function listConfirmations(
  { db, clock }: Needs,
  { payment }: QueryOf<typeof route>,
  reader: Reader,
): Promise<Confirmation[]> {
  const now = clock.now();
  const rows = await listConfirmationRows(
    db,
    payment === undefined ? { waitingAt: now } : { paymentId: payment },
  );
  return rows.map((row) => serialize(row, reader, now));
}

export async function getConfirmation(
  { db, clock }: Needs,
  id: string,
  reader: Reader,
): Promise<Confirmation> {
  const [row] = await listConfirmationRows(db, { id });
  if (row === undefined) refuse('not_found');
  return serialize(row, reader, clock.now());
}

function serialize(row: ListedConfirmation, reader: Reader, now: Date): Confirmation {
  const { decided_at: decidedAt, decided_by_name: decidedBy } = row;
  return {
    id: row.id,
    payment_id: row.payment_id,
    username: row.username,
    title: row.title,
    title_ru: row.title_ru,
    total: dollarsFromCents(row.total_cents),
    reference: row.reference,
    reason: row.reason,
    state: row.state === 'waiting' && row.expires_at <= now ? 'expired' : row.state,
    requested: { name: row.requested_by_name, at: row.requested_at.toISOString() },
    own: row.requested_by === reader.id,
    expires_at: row.expires_at.toISOString(),
    decided:
      decidedAt === null
        ? null
        : { name: decidedBy ?? '', at: decidedAt.toISOString(), reason: row.decision_reason },
  };
}
