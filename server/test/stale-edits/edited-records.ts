import * as accounts from '@sesame/contract/console/accounts.ts';
import * as buyers from '@sesame/contract/console/buyers.ts';
import * as catalogue from '@sesame/contract/console/catalogue.ts';
import * as inventory from '@sesame/contract/console/inventory.ts';
import * as macros from '@sesame/contract/console/macros.ts';
import * as notes from '@sesame/contract/console/notes.ts';
import * as gateways from '@sesame/contract/console/payments/gateways.ts';
import * as promos from '@sesame/contract/console/payments/promo-codes.ts';
import * as subscriptions from '@sesame/contract/console/subscriptions.ts';
import * as texts from '@sesame/contract/console/texts.ts';
import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { expect } from 'vitest';
import { importInventory } from '../../src/domains/access/index.ts';
import { buildAnnouncement } from '../build/build-announcement.ts';
import { buildOperator, type TestOperator } from '../build/build-operator.ts';
import { type BuiltProduct, buildBuyer, buildProduct } from '../build/build-purchase.ts';
import { addItems } from '../build/hold-items.ts';
import type { Shop } from '../shops/start-shop.ts';
import { language, macroDraft, methodDraft, productDraft, promoTerms, reason } from './drafts.ts';

/** The shop that the rows edit, and its owner, who edits; known once the shop has started. */
export type Running = () => { readonly app: Shop<'mail'>['app']; readonly owner: TestOperator };

export const numbered = (id: number) => ({ id: String(id) });

/** Creates the records that are edited, each by its own call. */
export function editedRecords(running: Running) {
  const succeed = async <R extends RouteSpec>(
    route: R,
    input: InputOf<R>,
  ): Promise<AnswerOf<R>> => {
    const { status, body } = await running().app.call(route, input, running().owner);
    expect(status, route.id).toBeLessThan(300);
    return body;
  };

  const newProduct = async () =>
    numbered((await succeed(catalogue.createProduct, { body: productDraft })).id);
  const newAnnouncement = async () =>
    numbered((await buildAnnouncement(running().app, running().owner.token)).id);
  const newMacro = async () => ({
    id: (await succeed(macros.createMacro, { body: macroDraft })).id,
  });
  const newOperator = async () => ({
    id: (await buildOperator(running().app, { role: 'support' })).id,
  });
  const newBuyer = async () => ({ id: (await buildBuyer(running().app.platform)).id });

  let made = 0;
  const newPromo = async () =>
    numbered(
      (await succeed(promos.createPromoCode, { body: { code: `CODE-${++made}`, ...promoTerms } }))
        .id,
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
    const { platform } = running().app;
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

  const newSharedItem = () => newItem('shared', { code: 'FOR-ALL' });
  const newFile = () => newItem('unique', { file: 'AQID', name: 'profile.ovpn' });
  const newSharedFile = () => newItem('shared', { file: 'BAUG', name: 'all.ovpn' });

  async function newItem(
    kind: 'shared' | 'unique',
    secret: Parameters<typeof addItems>[3],
  ): Promise<{ id: string }> {
    const { platform } = running().app;
    const product = await buildProduct(platform);
    await addItems(platform, product, kind, secret);
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

  return {
    succeed,
    newProduct,
    newAnnouncement,
    newMacro,
    newOperator,
    newBuyer,
    newPromo,
    newMethod,
    newNote,
    newBlocked,
    newLeaving,
    newSubscription,
    newSharedItem,
    newFile,
    newSharedFile,
    newDraft,
  };
}
