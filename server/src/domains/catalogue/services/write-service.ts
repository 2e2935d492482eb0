import {
  type ConsoleService,
  listServices as list,
  type ServiceDraft,
} from '@sesame/contract/console/catalogue.ts';
import { isTilePath, tilePathOf } from '@sesame/contract/shared/catalogue/service-tile.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../operators/index.ts';
import {
  findServices,
  insertService,
  lockService,
  type ServiceRecord,
  updateService,
} from './services.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'ids'>;

/** Services by name. */
export function listServices({ db }: Pick<Platform, 'db'>) {
  return listAnswers(list, {
    rows: (filters, page) => findServices(db, filters, page),
    answer: (rows) => rows.map(serializeService),
  });
}

export function createService(
  platform: Needs,
  draft: ServiceDraft,
  by: Actor,
): Promise<ConsoleService> {
  return inTransaction(platform.db, async (tx) => {
    const slug = `origin-${platform.ids.uuid()}`;
    const after = serializeService(await insertService(tx, { ...withTile(draft), slug }));
    const subject = `service:${after.id}`;
    await recordAuditEvent(tx, platform, { ...by, action: 'services.create', subject, after });
    return after;
  });
}

/** Replaces the content of a service. All products that contain it show its new name and picture, sold ones too. */
export function editService(
  platform: Needs,
  { id, version }: { readonly id: number; readonly version: number },
  draft: ServiceDraft,
  by: Actor,
): Promise<ConsoleService> {
  return inTransaction(platform.db, async (tx) => {
    const row = await lockService(tx, id);
    if (row === undefined) refuse('not_found');
    const before = serializeService(row);
    if (row.version !== version) refuse('version_conflict', { current: before });
    const after = serializeService(await updateService(tx, id, withTile(draft)));
    const subject = `service:${id}`;
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'services.edit',
      subject,
      before,
      after,
    });
    return after;
  });
}

/** A service for which no picture was uploaded shows its initials, also under a new name. */
function withTile(draft: ServiceDraft): ServiceDraft {
  const hasPicture = draft.picture !== '' && !isTilePath(draft.picture);
  return hasPicture ? draft : { ...draft, picture: tilePathOf(draft.title) };
}

function serializeService(row: ServiceRecord): ConsoleService {
  const {
    id,
    title,
    title_ru,
    picture,
    site,
    referral,
    low_inventory,
    replacement_limit,
    version,
  } = row;
  return {
    id,
    title,
    title_ru,
    picture,
    site,
    referral,
    low_inventory,
    replacement_limit,
    version,
  };
}
