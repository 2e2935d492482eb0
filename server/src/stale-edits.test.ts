import * as accounts from '@sesame/contract/console/accounts.ts';
import * as announcements from '@sesame/contract/console/announcements.ts';
import * as bulk from '@sesame/contract/console/bulk-actions.ts';
import * as buyers from '@sesame/contract/console/buyers.ts';
import * as catalogue from '@sesame/contract/console/catalogue.ts';
import * as inventory from '@sesame/contract/console/inventory.ts';
import * as macros from '@sesame/contract/console/macros.ts';
import * as notes from '@sesame/contract/console/notes.ts';
import * as gateways from '@sesame/contract/console/payments/gateways.ts';
import * as promos from '@sesame/contract/console/payments/promo-codes.ts';
import * as referrals from '@sesame/contract/console/referrals.ts';
import * as connections from '@sesame/contract/console/settings/connections.ts';
import * as settings from '@sesame/contract/console/settings.ts';
import * as subscriptions from '@sesame/contract/console/subscriptions.ts';
import * as team from '@sesame/contract/console/team.ts';
import * as texts from '@sesame/contract/console/texts.ts';
import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import type { ErrorCode } from '@sesame/contract/shared/errors.ts';
import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { announcementDraft, buildAnnouncement } from '../test/build/build-announcement.ts';
import { buildOperator, type TestOperator } from '../test/build/build-operator.ts';
import { type BuiltProduct, buildBuyer, buildProduct } from '../test/build/build-purchase.ts';
import { addItems } from '../test/build/hold-items.ts';
import { shopTest } from '../test/shops/shop-test.ts';
import type { Shop } from '../test/shops/start-shop.ts';
import { importInventory } from './domains/access/index.ts';

// One row for each write that can conflict, which makes this file long.

/** A version and a time that no record ever had. */
const OTHER_VERSION = 99;
const OTHER_MOMENT = '2026-01-01T00:00:00.000Z';
const LATER = '2026-04-10T12:00:00.000Z';
const reason = 'asked for';
const language = 'ru' as const;

let mailed: Shop<'mail'>;
let owner: TestOperator;
const test = shopTest(['mail'], { now: '2026-03-10T12:00:00.000Z' });
test.beforeAll(async ({ shop: running }) => {
  mailed = running;
  owner = await buildOperator(mailed.app);
});

interface Answer {
  readonly status: number;
  readonly refusal: { readonly code: ErrorCode; readonly [detail: string]: unknown } | undefined;
}

/**
 * Performs the write: without an argument based on a version that never existed, otherwise on the given current one.
 */
type Write = (current: unknown) => Promise<Answer>;

interface Row {
  readonly route: RouteSpec;
  /** Creates the record that is to be changed. */
  readonly prepare: () => Promise<Write>;
}

type CurrentOf<R extends RouteSpec> = R extends { current: infer C extends z.ZodMiniType }
  ? z.output<C>
  : never;

function row<R extends RouteSpec>(
  route: R,
  prepare: () => Promise<(current: CurrentOf<R> | undefined) => InputOf<R>>,
): Row {
  return {
    route,
    prepare: async () => {
      const inputOf = await prepare();
      // The cast is safe: the value was parsed by the schema of the route, or is undefined.
      return (current) => mailed.app.call(route, inputOf(current as CurrentOf<R>), owner);
    },
  };
}

const succeed = async <R extends RouteSpec>(route: R, input: InputOf<R>): Promise<AnswerOf<R>> => {
  const { status, body } = await mailed.app.call(route, input, owner);
  expect(status, route.id).toBeLessThan(300);
  return body;
};

const versionOf = (current: { readonly version: number } | undefined) =>
  current?.version ?? OTHER_VERSION;
const numbered = (id: number) => ({ id: String(id) });

const productDraft: catalogue.ProductDraft = {
  title: 'Creator set',
  title_ru: '',
  description: '',
  description_ru: '',
  active: false,
  active_from: null,
  grace_days: 3,
  service_ids: [],
  prices: [{ count: 1, unit: 'month', amount: 9.9 }],
};
const plan: catalogue.PlannedPrices = { takes_effect_at: LATER, prices: productDraft.prices };
const serviceDraft: catalogue.ServiceDraft = {
  title: 'Draftwell',
  title_ru: '',
  picture: '/demo/logos/draftwell.svg',
  site: '',
  referral: false,
  low_inventory: null,
  replacement_limit: 0,
};
const promoTerms: promos.PromoTermsDraft = {
  percent: 20,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  per_user_limit: 1,
  first_purchase_only: false,
  min_amount: 0,
  method_category: null,
  product_ids: [],
  note: '',
};
const macroDraft: macros.MacroDraft = { name: 'Thanks', action: null, body: 'Hi', body_ru: 'Да' };
const methodDraft = {
  category: 'worldwide',
  title: 'Card',
  title_ru: 'Карта',
  description: '',
  description_ru: '',
  image_url: 'icon:card',
  fee_percentage: 0,
  button_text: '',
  button_text_ru: '',
  min_total: 1,
  max_total: 500,
  payment_timeout_s: 1_800,
  charge_currency: 'USD',
  provider_option: null,
  enabled: false,
  reason,
} as const;

const newProduct = async () =>
  numbered((await succeed(catalogue.createProduct, { body: productDraft })).id);
const newAnnouncement = async () => numbered((await buildAnnouncement(mailed.app, owner.token)).id);
const newMacro = async () => ({ id: (await succeed(macros.createMacro, { body: macroDraft })).id });
const newOperator = async () => ({ id: (await buildOperator(mailed.app, { role: 'support' })).id });
const newBuyer = async () => ({ id: (await buildBuyer(mailed.app.platform)).id });

let made = 0;
const newPromo = async () =>
  numbered(
    (await succeed(promos.createPromoCode, { body: { code: `CODE-${++made}`, ...promoTerms } })).id,
  );

async function newMethod() {
  const gateway = `method-${++made}`;
  await succeed(gateways.createMethod, { body: { gateway, provider: 'bank', ...methodDraft } });
  return { gateway };
}

async function newNote() {
  const { id } = await newBuyer();
  const body = { content: 'Writes in verse', pinned: false };
  return { id, note: (await succeed(notes.addNote, { params: { id }, body })).id };
}

async function newBlocked() {
  const params = await newBuyer();
  await succeed(buyers.blockBuyer, { params, body: { reason } });
  return params;
}

async function newLeaving() {
  const params = await newBuyer();
  await succeed(accounts.scheduleBuyerDeletion, { params, body: { reason } });
  return params;
}

/** A granted subscription whose link comes from an inventory with another link. */
async function newSubscription(): Promise<{ id: string; product: BuiltProduct }> {
  const { platform } = mailed.app;
  const product = await buildProduct(platform);
  const inventory = {
    serviceId: product.serviceIds[0] ?? 0,
    kind: 'unique',
    at: new Date(),
  } as const;
  const links = ['https://a.example/1', 'https://a.example/2'];
  await importInventory(platform.db, platform, { ...inventory, links });
  const { id: user } = await newBuyer();
  const body = { user, product: product.id, duration: '1 mon', reason };
  return { id: (await succeed(subscriptions.grantSubscription, { body })).id, product };
}

async function newSharedItem(): Promise<{ id: string }> {
  const { platform } = mailed.app;
  const product = await buildProduct(platform);
  await addItems(platform, product, 'shared', { code: 'FOR-ALL' });
  const params = numbered(product.serviceIds[0] ?? 0);
  const [item] = await succeed(inventory.listInventoryItems, { params, query: {} });
  return { id: item?.id ?? '' };
}

/** A unique key for each row, because a text exists only once. */
async function newDraft(key: string) {
  const body = { language, text: 'Слова', version: null };
  await succeed(texts.saveTextDraft, { params: { key }, body });
  return { key };
}
const draftVersionOf = (current: texts.ConsoleText | undefined) =>
  current?.ru.draft?.version ?? OTHER_VERSION;

async function sendLogo(current: unknown): Promise<Answer> {
  const png = await sharp({
    create: { width: 50, height: 50, channels: 3, background: '#336699' },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([png]), 'logo.png');
  // The cast is safe: the value was parsed by the schema of the route, or is undefined.
  const version = versionOf(current as settings.ConsoleBrand | undefined);
  const { path } = settings.uploadBrandLogo;
  const response = await fetch(`${mailed.app.url}${path}?version=${version}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body: form,
  });
  // The cast is safe: every refusal follows the contract.
  const body = (await response.json()) as NonNullable<Answer['refusal']>;
  return { status: response.status, refusal: response.ok ? undefined : body };
}

const rows: readonly Row[] = [
  row(catalogue.editProduct, async () => {
    const params = await newProduct();
    return (current) => ({ params, body: { ...productDraft, version: versionOf(current) } });
  }),
  ...[catalogue.archiveProduct, catalogue.restoreProduct, catalogue.cancelPlannedPrices].map(
    (route) =>
      row(route, async () => {
        const params = await newProduct();
        return (current) => ({ params, body: { version: versionOf(current) } });
      }),
  ),
  row(catalogue.planPrices, async () => {
    const params = await newProduct();
    return (current) => ({ params, body: { ...plan, version: versionOf(current) } });
  }),
  row(catalogue.editService, async () => {
    const params = numbered((await succeed(catalogue.createService, { body: serviceDraft })).id);
    return (current) => ({ params, body: { ...serviceDraft, version: versionOf(current) } });
  }),
  row(inventory.editInventoryItem, async () => {
    const params = await newSharedItem();
    const body = { content: 'code', secret: 'FOR-ALL-2', reason } as const;
    return (current) => ({ params, body: { ...body, version: versionOf(current) } });
  }),
  row(announcements.editAnnouncement, async () => {
    const params = await newAnnouncement();
    return (current) => ({
      params,
      body: { ...announcementDraft(), version: versionOf(current) },
    });
  }),
  ...[announcements.endAnnouncement, announcements.archiveAnnouncement].map((route) =>
    row(route, async () => {
      const params = await newAnnouncement();
      return (current) => ({ params, body: { version: versionOf(current) } });
    }),
  ),
  row(promos.editPromoCode, async () => {
    const params = await newPromo();
    return (current) => ({ params, body: { ...promoTerms, version: versionOf(current) } });
  }),
  row(promos.switchPromoCode, async () => {
    const params = await newPromo();
    return (current) => ({ params, body: { active: false, version: versionOf(current) } });
  }),
  row(macros.editMacro, async () => {
    const params = await newMacro();
    return (current) => ({ params, body: { ...macroDraft, version: versionOf(current) } });
  }),
  row(macros.archiveMacro, async () => {
    const params = await newMacro();
    return (current) => ({ params, body: { archived: true, version: versionOf(current) } });
  }),
  row(team.changeOperatorRole, async () => {
    const role = 'content' as const;
    const params = await newOperator();
    return (current) => ({
      params,
      body: { role, version: versionOf(current), reason },
    });
  }),
  row(team.disableOperator, async () => {
    const params = await newOperator();
    return (current) => ({ params, body: { disabled: true, version: versionOf(current), reason } });
  }),
  row(settings.changeBrand, async () => (current) => ({
    body: { name: 'Sezam', version: versionOf(current) },
  })),
  row(settings.changeSettings, async () => (current) => ({
    body: { reminder_days: 5, version: versionOf(current), reason },
  })),
  { route: settings.uploadBrandLogo, prepare: async () => sendLogo },
  row(texts.saveTextDraft, async () => {
    const params = await newDraft('1');
    return (current) => ({
      params,
      body: { language, text: 'Другие', version: draftVersionOf(current) },
    });
  }),
  row(texts.discardTextDraft, async () => {
    const params = await newDraft('2');
    return (current) => ({
      params,
      body: { language, version: draftVersionOf(current) },
    });
  }),
  row(texts.publishText, async () => {
    const params = await newDraft('3');
    return (current) => ({
      params,
      body: { language, version: draftVersionOf(current) },
    });
  }),
  row(texts.publishTexts, async () => {
    const { key } = await newDraft('4');
    return (current) => ({
      body: { drafts: [{ key, language, version: draftVersionOf(current) }] },
    });
  }),
  row(texts.rollBackText, async () => {
    const params = await newDraft('5');
    await succeed(texts.publishText, { params, body: { language, version: 1 } });
    const query = { language };
    const [shown] = await succeed(texts.listTextPublications, { params, query });
    return (current) => ({
      params,
      body: { language, to: null, from: current ? (shown?.id ?? null) : null },
    });
  }),
  row(notes.changeNote, async () => {
    const params = await newNote();
    return (current) => ({
      params,
      body: { content: 'In prose by now', pinned: true, version: versionOf(current) },
    });
  }),
  row(notes.deleteNote, async () => {
    const params = await newNote();
    return (current) => ({ params, query: { version: String(versionOf(current)) } });
  }),
  row(gateways.changeProvider, async () => (current) => ({
    params: { provider: 'tbank' },
    body: { values: {}, version: versionOf(current), reason },
  })),
  row(connections.changeConnection, async () => (current) => ({
    params: { connection: 'mail' as const },
    body: { values: {}, version: versionOf(current), reason },
  })),
  row(gateways.changeMethod, async () => {
    const params = await newMethod();
    return (current) => ({ params, body: { ...methodDraft, version: versionOf(current) } });
  }),
  row(gateways.orderMethods, async () => {
    await newMethod();
    await newMethod();
    return (current) => {
      const seen = current?.map(({ gateway }) => gateway) ?? ['other'];
      return { body: { gateways: seen.toReversed(), expected_order: seen } };
    };
  }),
  row(referrals.changeReferralRules, async () => {
    const { created_at: _, ...rules } = await succeed(referrals.getReferralRules, {});
    return (current) => ({ body: { ...rules, version: versionOf(current), reason } });
  }),
  row(buyers.blockBuyer, async () => {
    const params = await newBlocked();
    return () => ({ params, body: { reason } });
  }),
  row(buyers.unblockBuyer, async () => {
    const params = await newBlocked();
    return (current) => ({
      params,
      body: { expected_block: current?.blocked?.at ?? OTHER_MOMENT, reason },
    });
  }),
  row(accounts.resendBuyerConfirmation, async () => {
    const params = await newBuyer();
    await mailed.app.platform.db
      .updateTable('users')
      .set({ email_confirmed_at: mailed.app.clock.now() })
      .where('id', '=', params.id)
      .execute();
    return () => ({ params });
  }),
  row(accounts.scheduleBuyerDeletion, async () => {
    const params = await newLeaving();
    return () => ({ params, body: { reason } });
  }),
  row(accounts.cancelBuyerDeletion, async () => {
    const params = await newLeaving();
    return (current) => ({
      params,
      body: { expected_deletion: current?.deletion_at ?? OTHER_MOMENT, reason },
    });
  }),
  ...[subscriptions.extendSubscription, subscriptions.shortenSubscription].map((route) =>
    row(route, async () => {
      const { id } = await newSubscription();
      return (current) => ({
        params: { id },
        body: { days: 2, expected_end: current?.ends_at ?? OTHER_MOMENT, reason },
      });
    }),
  ),
  row(subscriptions.revokeSubscription, async () => {
    const { id } = await newSubscription();
    return (current) => ({
      params: { id },
      body: { expected_end: current?.ends_at ?? OTHER_MOMENT, reason },
    });
  }),
  row(subscriptions.moveSubscription, async () => {
    const { id } = await newSubscription();
    const { id: user } = await newBuyer();
    return (current) => ({
      params: { id },
      body: { user, expected_end: current?.ends_at ?? OTHER_MOMENT, reason },
    });
  }),
  row(subscriptions.replaceCredential, async () => {
    const { id, product } = await newSubscription();
    const service = product.serviceIds[0] ?? 0;
    return (current) => ({
      params: { id, service: String(service) },
      body: { expected_item: current?.links[0]?.item?.id ?? id, reason },
    });
  }),
  row(subscriptions.replaceWithLink, async () => {
    const { id, product } = await newSubscription();
    const service = product.serviceIds[0] ?? 0;
    return (current) => ({
      params: { id, service: String(service) },
      body: {
        expected_item: current?.links[0]?.item?.id ?? id,
        content: 'link' as const,
        secret: `https://access.example/${id}`,
        reason,
      },
    });
  }),
  row(bulk.stopBulkAction, async () => {
    const { id } = await newBuyer();
    const operation: bulk.BulkOperation = { kind: 'end_sessions', users: [id] };
    const params = await succeed(bulk.startBulkAction, {
      body: { operation, expected_count: 1, reason },
    });
    await succeed(bulk.stopBulkAction, { params });
    return () => ({ params });
  }),
];

/** Writes that check the version although they only add something, so there is no current record to return. */
const ADDING = [
  'refundPayment',
  'repayRefund',
  'replyToTicket',
  'resolveRefund',
  'runMacro',
  'startBulkAction',
];

/**
 * Whether a write states the version that its operator saw; the others request a state that the record may already
 * have.
 */
function namesExpectedState({ body, query }: RouteSpec): boolean {
  return [body, query].some((part) => {
    const { properties = {} } = part
      ? z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })
      : {};
    return Object.keys(properties).some((name) =>
      /^(version|expected_.*|drafts)$|^from$/.test(name),
    );
  });
}

const writes = allRoutes.filter(({ auth, method }) => auth === 'operator' && method !== 'GET');
const ids = (routes: readonly RouteSpec[]) => routes.map(({ id }) => id).sort();

describe('every edit of an operator', () => {
  test('that states a version declares the conflict and returns the current record', () => {
    const late = writes.filter(({ errors }) => errors?.includes('version_conflict'));
    expect(ids(writes.filter(namesExpectedState)).filter((id) => !ids(late).includes(id))).toEqual(
      [],
    );
    expect(ids(late.filter(({ current }) => current === undefined))).toEqual(ADDING);
  });

  test('that can conflict is in the table above', () => {
    const declared = allRoutes.filter((route) => route.current !== undefined);
    expect(ids(rows.map(({ route }) => route))).toEqual(ids(declared));
  });

  test.each(rows.map(({ route, prepare }) => [route.id, route, prepare] as const))(
    '%s based on an old version changes nothing and returns the current one',
    async (_id, route, prepare) => {
      const write = await prepare();
      const before = await newestEvent();
      const { status, refusal } = await write(undefined);
      expect({ status, code: refusal?.code }).toEqual({ status: 409, code: 'version_conflict' });
      expect(await newestEvent()).toEqual(before);
      expect(route.current?.safeParse(refusal?.current)).toMatchObject({ success: true });
      const again = await write(refusal?.current);
      // Based on the returned version it succeeds; a request for a state that already holds has nothing to do.
      expect(again.status < 300).toBe(namesExpectedState(route));
    },
  );
});

async function newestEvent(): Promise<number | undefined> {
  const newest = mailed.app.platform.db
    .selectFrom('audit_events')
    .select((eb) => eb.fn.max('id').as('id'));
  return (await newest.executeTakeFirstOrThrow()).id;
}
