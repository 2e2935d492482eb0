import type { FoundItem } from '@sesame/contract/console/inventory.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Executor, Platform } from '../../../../platform/platform.ts';
import { type Actor, recordAuditEvent } from '../../../operators/index.ts';
import {
  fingerprintsOf,
  fingerprintsOfFile,
  type ItemSecret,
  linkFor,
  openItemSecret,
} from '../item-secret.ts';
import { readOneItem } from '../read-items.ts';
import {
  type FoundItemRow,
  findHeldTemplates,
  findItemsByContent,
  type TemplateLink,
} from './found-items.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'sealer'>;

const LIMIT = 20;
/** How many ids of a link are tried; it names its subscription at most a few times. */
const IDS_MAX = 5;
const SHA256 = /^[0-9a-f]{64}$/i;
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

/**
 * Items whose content is the given text, whose login it is, or whose file has it as its SHA-256, with their buyers. The
 * audit event names the items that were found, never the text.
 */
export function findInventoryItems(
  platform: Needs,
  { secret: text, reason }: { readonly secret: string; readonly reason: string },
  by: Actor,
): Promise<FoundItem[]> {
  const fingerprints = [
    ...meaningsOf(text).flatMap((secret) => fingerprintsOf(platform, secret)),
    ...(SHA256.test(text) ? fingerprintsOfFile(platform, text.toLowerCase()) : []),
  ];
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now();
    const made = await findTemplateLinks(tx, platform, text);
    const rows = await findItemsByContent(tx, { fingerprints, made, now, limit: LIMIT });
    await recordAuditEvent(tx, platform, {
      ...by,
      action: 'inventory.find',
      subject: 'inventory',
      after: { found: rows.map(({ id }) => id) },
      reason,
    });
    return rows.map(serialize);
  });
}

/** Everything that a pasted text could be. */
function meaningsOf(text: string): ItemSecret[] {
  const account = readOneItem('account', text);
  const login = account !== undefined && 'login' in account ? account.login : text;
  return [
    { link: text },
    { code: text },
    { text: text.replaceAll(/\r\n?/g, '\n') },
    ...[...new Set([text, login])].map((name) => ({ login: name, password: '' })),
  ];
}

/** The template that made a link, which contains the id of its subscription. */
async function findTemplateLinks(
  tx: Executor,
  platform: Needs,
  text: string,
): Promise<TemplateLink[]> {
  const ids = [...new Set(text.toLowerCase().match(UUID))].slice(0, IDS_MAX);
  if (ids.length === 0) return [];
  const held = await findHeldTemplates(tx, ids);
  return held
    .filter(({ id, box, subscription_id: subscription, user_id: user }) => {
      const secret = openItemSecret(platform, id, box);
      return 'template' in secret && linkFor(secret, { user, subscription }) === text;
    })
    .map(({ id, subscription_id: subscription }) => ({ item: id, subscription }));
}

function serialize(row: FoundItemRow): FoundItem {
  const { id, kind, content, holders, created_at, retired_at } = row;
  const {
    subscription_id,
    product,
    product_ru,
    user_id,
    username,
    ends_at,
    is_current: current,
  } = row;
  const isHeld =
    subscription_id !== null &&
    product !== null &&
    product_ru !== null &&
    user_id !== null &&
    username !== null &&
    ends_at !== null;
  return {
    ...{ id, kind, content, holders },
    service: { id: row.service_id, title: row.service, title_ru: row.service_ru },
    retired: retired_at !== null,
    created_at: created_at.toISOString(),
    holder: isHeld
      ? {
          subscription_id,
          product: { title: product, title_ru: product_ru },
          user: { id: user_id, username },
          access_until: ends_at.toISOString(),
          current,
        }
      : null,
  };
}
