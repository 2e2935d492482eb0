import type { ActiveSubscription } from '@sesame/contract/access.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ProductFace, productFaces } from '../catalogue/index.ts';
import { isAllowedLink } from './links.rules.ts';
import { linkFor, openStockSecret } from './stock-secret.ts';
import { type ActiveSubscriptionRow, readActiveSubscriptions } from './subscriptions.store.ts';

type Needs = Pick<Platform, 'clock' | 'db' | 'listener' | 'log' | 'pool' | 'sealer'>;

/** The subscriptions of the session's user that run now, the newest first; undefined without a living session. */
export async function listActiveSubscriptions(
  platform: Needs,
  tokenHash: Buffer,
): Promise<ActiveSubscription[] | undefined> {
  const rows = await readActiveSubscriptions(platform.pool, tokenHash, platform.clock.now());
  if (rows.length === 0) return undefined;
  const faces = await productFaces(platform);
  const bySubscription = Map.groupBy(rows.filter(hasSubscription), (row) => row.id);
  return [...bySubscription.values()].map((links) => onWire(platform, links, faces));
}

type SubscriptionRow = ActiveSubscriptionRow & {
  id: string;
  product_id: number;
  anchor_day: number;
  ends_at: Date;
};

function hasSubscription(row: ActiveSubscriptionRow): row is SubscriptionRow {
  return row.id !== null;
}

function onWire(
  platform: Pick<Platform, 'log' | 'sealer'>,
  rows: readonly SubscriptionRow[],
  faces: ReadonlyMap<number, ProductFace>,
): ActiveSubscription {
  const [first] = rows;
  if (first === undefined) throw new Error('a group of rows is never empty');
  const face = faces.get(first.product_id);
  const expected = rows.filter((row) => row.origin_id !== null);
  const onHold = first.on_hold;
  const opened = (onHold ? [] : expected)
    .map((row) => openItem(platform, row))
    .filter((item) => item !== undefined);
  const ready = first.hides_secrets
    ? expected.filter((row) => row.stock_item_id !== null).length
    : opened.length;
  const pictures = [...(face?.pictures ?? [])];
  return {
    id: first.id,
    sub_plan_id: first.product_id,
    title: face?.title ?? '',
    description: face?.description ?? '',
    description_ru: face?.descriptionRu ?? '',
    picture: pictures[0] ?? '',
    pictures,
    date_end: first.ends_at.toISOString(),
    anchor_day: first.anchor_day,
    links: opened.filter((item) => 'href' in item),
    accounts: opened.filter((item) => 'id' in item),
    on_hold: onHold,
    fulfilment_pending: !onHold && (expected.length === 0 || ready < expected.length),
  };
}

/** One item that does not open must not hide the others: it counts as still to come, and the log says which. */
function openItem(
  platform: Pick<Platform, 'log' | 'sealer'>,
  row: SubscriptionRow,
): { readonly href: string } | { readonly id: string } | undefined {
  if (row.stock_item_id === null || row.secret === null) return undefined;
  try {
    const secret = openStockSecret(platform, row.stock_item_id, row.secret);
    if ('login' in secret) return { id: row.stock_item_id };
    const href = linkFor(secret, { user: row.user_id, subscription: row.id });
    if (isAllowedLink(href)) return { href };
    platform.log.error({ stockItemId: row.stock_item_id }, 'a stock item holds no web link');
  } catch (error) {
    platform.log.error(
      { err: error, stockItemId: row.stock_item_id },
      'a stock item does not open',
    );
  }
  return undefined;
}
