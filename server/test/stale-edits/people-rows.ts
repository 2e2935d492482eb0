import * as accounts from '@sesame/contract/console/accounts.ts';
import * as bulk from '@sesame/contract/console/bulk-actions.ts';
import * as buyers from '@sesame/contract/console/buyers.ts';
import * as notes from '@sesame/contract/console/notes.ts';
import * as subscriptions from '@sesame/contract/console/subscriptions.ts';
import * as team from '@sesame/contract/console/team.ts';
import { updateRows } from '../rows.ts';
import { reason } from './drafts.ts';
import { editRow, OTHER_MOMENT, type Row, versionOf } from './edit-row.ts';
import { editedRecords, type Running } from './edited-records.ts';

/** A row for each write to operators, buyers and their subscriptions that can conflict. */
export function peopleRows(running: Running): readonly Row[] {
  const { succeed, newOperator, newBuyer, newNote, newBlocked, newLeaving, newSubscription } =
    editedRecords(running);
  const row = editRow(running);

  return [
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
      return (current) => ({
        params,
        body: { disabled: true, version: versionOf(current), reason },
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
      await updateRows(
        running().app.platform.db,
        'users',
        { id: params.id },
        { email_confirmed_at: running().app.clock.now() },
      );
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
    row(subscriptions.restoreSubscription, async () => {
      const { id } = await newSubscription();
      const { ends_at: end } = await succeed(subscriptions.readSubscription, { params: { id } });
      const body = { expected_end: end, reason };
      await succeed(subscriptions.revokeSubscription, { params: { id }, body });
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
}
