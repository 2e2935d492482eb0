import { randomUUID } from 'node:crypto';
import { createAnnouncement } from '@sesame/contract/console/announcements.ts';
import { startBulkAction } from '@sesame/contract/console/bulk-actions.ts';
import {
  createProduct,
  createService,
  duplicateProduct,
} from '@sesame/contract/console/catalogue.ts';
import { createMacro, previewMacro, runMacro } from '@sesame/contract/console/macros.ts';
import { addNote } from '@sesame/contract/console/notes.ts';
import { createMethod } from '@sesame/contract/console/payments/gateways.ts';
import {
  createPromoBatch,
  createPromoCode,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { grantSubscription } from '@sesame/contract/console/subscriptions.ts';
import {
  mergeTicket,
  noteOnTicket,
  replyToTicket,
  writeToBuyer,
} from '@sesame/contract/console/tickets.ts';
import { createTicket, sendMessage } from '@sesame/contract/shop/support.ts';
import { announcementDraft } from '../build/build-announcement.ts';
import { buildProduct } from '../build/build-purchase.ts';
import { buildTicket } from '../build/build-ticket.ts';
import { type IdempotencyStage, reason, type Scenario } from './stage.ts';

const texts = { body: 'Dear {username}', body_ru: 'Для {username}' };
const terms = {
  ...{ percent: 20, starts_at: null, ends_at: null, max_uses: null, per_user_limit: 1 },
  ...{
    first_purchase_only: false,
    min_amount: 0,
    method_category: null,
    product_ids: [],
    note: '',
  },
};

/** Calls of the console and of support that create something. */
export function onceConsoleScenarios(stage: IdempotencyStage): Scenario[] {
  const { shop, app, platform, owner, countBy, sends, unique, one, bought, auditEventsOn } = stage;
  const newTicket = async () => buildTicket(app, (await shop.newBuyer()).token);
  const messagesSaying = (text: string) => countBy('ticket_messages where content = $1', text);
  const serviceDraft = (title: string) => ({
    ...{ title, picture: '/demo/logos/askara.svg', site: 'https://service.example/' },
    ...{ title_ru: '', referral: true, low_inventory: null, replacement_limit: 0 },
  });

  const methodDraft = (title: string) => ({
    ...({
      provider: 'bank',
      category: 'cis',
      title,
      title_ru: title,
      image_url: 'icon:card',
    } as const),
    ...{ description: '', description_ru: '', button_text: '', button_text_ru: '' },
    ...{ fee_percentage: 0, min_total: 1, max_total: 500, payment_timeout_s: 1_800 },
    ...({ charge_currency: 'USD', provider_option: null, enabled: true, reason } as const),
  });

  return [
    one(createPromoCode, async () => {
      const code = randomUUID().slice(0, 18).toUpperCase();
      return sends(createPromoCode, owner, { body: { code, ...terms } }, () =>
        countBy('promo_codes where code = $1', code),
      );
    }),
    one(createPromoBatch, async () => {
      const prefix = randomUUID().slice(0, 8).toUpperCase();
      return sends(createPromoBatch, owner, { body: { prefix, count: 3, ...terms } }, async () => {
        return (await countBy("promo_codes where code like $1 || '%'", prefix)) / 3;
      });
    }),
    one(createAnnouncement, async () => {
      const title = unique();
      return sends(createAnnouncement, owner, { body: announcementDraft({ title }) }, () =>
        countBy('announcements where title = $1', title),
      );
    }),
    one(startBulkAction, async () => {
      const { id } = await buildProduct(platform);
      const operation = { kind: 'extend_subscriptions', days: 2, product: id } as const;
      await app.call(
        grantSubscription,
        { body: { user: (await shop.newBuyer()).id, product: id, duration: '1 mon', reason } },
        owner,
      );
      const why = unique();
      return sends(
        startBulkAction,
        owner,
        { body: { operation, expected_count: 1, reason: why } },
        () => countBy('bulk_actions where reason = $1', why),
      );
    }),
    one(createMethod, async () => {
      const title = unique();
      return sends(createMethod, owner, { body: methodDraft(title) }, () =>
        countBy('payment_methods where title = $1', title),
      );
    }),
    one(createService, async () => {
      const title = unique();
      return sends(createService, owner, { body: serviceDraft(title) }, () =>
        countBy('services where title = $1', title),
      );
    }),
    one(createProduct, async () => {
      const title = unique();
      const body = {
        ...{
          title,
          title_ru: '',
          description: 'A',
          description_ru: 'А',
          active: true,
          active_from: null,
          picture: '',
          grace_days: 3,
        },
        service_ids: [...shop.product.serviceIds],
        prices: [{ count: 1, unit: 'month', amount: 9.9 } as const],
      };
      return sends(createProduct, owner, { body }, () =>
        countBy('products where title = $1', title),
      );
    }),
    one(duplicateProduct, async () => {
      const { id } = await buildProduct(platform);
      const copies = 'products where title = (select title from products where id = $1)';
      return sends(duplicateProduct, owner, { params: { id: String(id) } }, async () => {
        return (await countBy(copies, id)) - 1;
      });
    }),
    one(createMacro, async () => {
      const name = unique();
      return sends(createMacro, owner, { body: { name, action: null, ...texts } }, () =>
        countBy('macros where name = $1', name),
      );
    }),
    one(runMacro, async () => {
      const { params, paymentId, buyer } = await bought();
      const draft = { name: unique(), action: { kind: 'extend', days: 3 }, ...texts } as const;
      const { body: macro } = await app.call(createMacro, { body: draft }, owner);
      const ticket = await buildTicket(app, buyer.token, { payment: paymentId });
      const of = { id: ticket, macro: macro.id };
      const query = { target: params.id };
      const { body: seen } = await app.call(previewMacro, { params: of, query }, owner);
      const body = { id: randomUUID(), seen: seen.seen, target: params.id };
      return sends(runMacro, owner, { params: of, body }, () =>
        auditEventsOn('subscriptions.extend', params.id),
      );
    }),
    one(addNote, async () => {
      const { id } = await shop.newBuyer();
      const body = { content: unique(), pinned: false };
      return sends(addNote, owner, { params: { id }, body }, () =>
        countBy('user_notes where user_id = $1', id),
      );
    }),
    one(noteOnTicket, async () => {
      const content = unique();
      const params = { id: await newTicket() };
      return sends(noteOnTicket, owner, { params, body: { content } }, () =>
        messagesSaying(content),
      );
    }),
    one(replyToTicket, async () => {
      const content = unique();
      const params = { id: await newTicket() };
      return sends(replyToTicket, owner, { params, body: { content } }, () =>
        messagesSaying(content),
      );
    }),
    one(mergeTicket, async () => {
      const buyer = await shop.newBuyer();
      const into = await buildTicket(app, buyer.token);
      const params = { id: await buildTicket(app, buyer.token) };
      return sends(mergeTicket, owner, { params, body: { into } }, async () => {
        return (await countBy('ticket_messages where ticket_id = $1', into)) - 1;
      });
    }),
    one(writeToBuyer, async () => {
      const { id } = await shop.newBuyer();
      const body = { title: 'Your link', content: 'It was replaced.' };
      return sends(writeToBuyer, owner, { params: { id }, body }, () =>
        countBy('tickets where user_id = $1', id),
      );
    }),
    one(createTicket, async () => {
      const buyer = await shop.newBuyer();
      const body = { title: 'A question', header_message: 'How does it work?' };
      return sends(createTicket, buyer, { body }, () =>
        countBy('tickets where user_id = $1', buyer.id),
      );
    }),
    one(sendMessage, async () => {
      const buyer = await shop.newBuyer();
      const content = unique();
      const body = { content, ticket: await buildTicket(app, buyer.token) };
      return sends(sendMessage, buyer, { body }, () => messagesSaying(content));
    }),
  ];
}
