import { PAGE_MAX } from '@sesame/contract/limits.ts';
import type {
  listOrigins as listOriginsRoute,
  OperatorOrigin,
  OriginDraft,
} from '@sesame/contract/operator-catalogue.ts';
import type { QueryOf } from '@sesame/contract/route.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DoneBy, recordAct } from '../operators/index.ts';
import {
  findOrigins,
  insertOrigin,
  lockOrigin,
  type OriginRecord,
  updateOrigin,
} from './operator-origins.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'ids'>;

/** A page of services, by name. */
export async function listOrigins(
  { db }: Pick<Platform, 'db'>,
  { search, after }: QueryOf<typeof listOriginsRoute>,
): Promise<OperatorOrigin[]> {
  return (await findOrigins(db, { search, after, limit: PAGE_MAX })).map(originOnWire);
}

export function createOrigin(
  platform: Needs,
  draft: OriginDraft,
  by: DoneBy,
): Promise<OperatorOrigin> {
  return inTransaction(platform.db, async (tx) => {
    const slug = `origin-${platform.ids.uuid()}`;
    const after = originOnWire(await insertOrigin(tx, { ...draft, slug }));
    const subject = `origin:${after.id}`;
    await recordAct(tx, platform, { ...by, action: 'origins.create', subject, after });
    return after;
  });
}

/** Replaces what it says. Every product that leads to it, sold ones too, shows its new name and picture. */
export function editOrigin(
  platform: Needs,
  { id, version }: { readonly id: number; readonly version: number },
  draft: OriginDraft,
  by: DoneBy,
): Promise<OperatorOrigin> {
  return inTransaction(platform.db, async (tx) => {
    const row = await lockOrigin(tx, id);
    if (row === undefined) refuse('not_found');
    const before = originOnWire(row);
    if (row.version !== version) refuse('changed_meanwhile', { current: before });
    const after = originOnWire(await updateOrigin(tx, id, draft));
    const subject = `origin:${id}`;
    await recordAct(tx, platform, { ...by, action: 'origins.edit', subject, before, after });
    return after;
  });
}

function originOnWire(row: OriginRecord): OperatorOrigin {
  const { id, title, picture, site, referral, low_stock, version } = row;
  return { id, title, picture, site, referral, low_stock, version };
}
