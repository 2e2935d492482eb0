import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { removeImageQueue } from '../../src/domains/announcements/images/remove-unused-images.ts';
import { removeDisputeFileQueue } from '../../src/domains/payments/disputes/remove-dispute-files.ts';
import { removeProofQueue } from '../../src/domains/payments/transfers/remove-proofs.ts';
import { removeAttachmentQueue } from '../../src/domains/support/attachments/remove-loose-attachments.ts';
import { removeAvatarsQueue } from '../../src/domains/users/avatar/remove-unused-media.ts';
import { buildOperator } from '../build/build-operator.ts';
import { buildPayment } from '../build/build-purchase.ts';
import { insertRows } from '../rows.ts';
import { type PoisonCase, type PoisonShop, repeat } from './poison-case.ts';

/** Longer ago than every upload and draft. */
const longAgo = ({ app }: PoisonShop) => new Date(app.platform.clock.now().getTime() - 2 * DAY_MS);

const hex = (uuid: string) => uuid.replaceAll('-', '');

async function paymentIn(shop: PoisonShop): Promise<string> {
  return buildPayment(shop.app.platform, await shop.newBuyer(), shop.product);
}

/** Files that are not needed any more; they are missing already, so that only the row is left to be removed. */
export const fileCases: Readonly<Record<string, PoisonCase>> = {
  'remove-unused-avatars': {
    table: 'media_files',
    column: 'user_id',
    writes: 'delete',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, ids, jobs } = shop.app.platform;
        const { id: user } = await shop.newBuyer();
        const file = { name: `${ids.uuid()}.webp`, user_id: user, created_at: longAgo(shop) };
        await insertRows(db, 'media_files', file);
        await jobs.enqueue(db, removeAvatarsQueue, { user }, { key: user });
        return user;
      }),
  },
  'remove-announcement-image': {
    table: 'announcement_images',
    column: 'path',
    writes: 'delete',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, ids, jobs } = shop.app.platform;
        const path = `/media/${hex(ids.uuid())}.webp`;
        await insertRows(db, 'announcement_images', { path, created_at: longAgo(shop) });
        await jobs.enqueue(db, removeImageQueue, { path }, { key: path });
        return path;
      }),
  },
  'remove-attachment': {
    table: 'ticket_attachments',
    writes: 'delete',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, ids, jobs } = shop.app.platform;
        const id = ids.uuid();
        const { id: user_id } = await shop.newBuyer();
        await insertRows(db, 'ticket_attachments', {
          ...{ id, user_id, file: `ticket-${hex(id)}.webp`, name: 'loose.png', type: 'image/webp' },
          ...{ size_bytes: 1, created_at: longAgo(shop) },
        });
        await jobs.enqueue(db, removeAttachmentQueue, { attachment: id }, { key: id });
        return id;
      }),
  },
  'remove-dispute-file': {
    table: 'dispute_files',
    isDone: "file = ''",
    plant: async (shop, count) => {
      const { id: operator_id } = await buildOperator(shop.app, { role: 'finance' });
      return repeat(count, async () => {
        const { db, ids, jobs } = shop.app.platform;
        const id = ids.uuid();
        await insertRows(db, 'dispute_files', {
          ...{ id, payment_id: await paymentIn(shop), operator_id, file: `${id}.pdf` },
          ...{ name: 'log.pdf', type: 'application/pdf', bytes: 1, created_at: longAgo(shop) },
        });
        await jobs.enqueue(db, removeDisputeFileQueue, { file: id }, { key: id });
        return id;
      });
    },
  },
  'remove-proof': {
    table: 'transfer_proofs',
    writes: 'delete',
    plant: (shop, count) =>
      repeat(count, async () => {
        const { db, ids, jobs } = shop.app.platform;
        const id = ids.uuid();
        await insertRows(db, 'transfer_proofs', {
          ...{ id, payment_id: await paymentIn(shop), file: `${id}.pdf`, bytes: 1 },
          ...{ content_type: 'application/pdf', created_at: longAgo(shop) },
        });
        await jobs.enqueue(db, removeProofQueue, { proof: id }, { key: id });
        return id;
      }),
  },
};
