import { type Alert, listAlerts as list } from '@sesame/contract/console/alerts/alerts.ts';
import { listAnswers } from '../../../platform/http/lists/list-answers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AlertRow, listAlertRows } from './alerts.store.ts';

/** Open alerts with a date by that date, then the newest first. */
export function listAlerts({ db }: Pick<Platform, 'db'>) {
  return listAnswers(list, {
    rows: (filters, page) => listAlertRows(db, filters, page),
    answer: (rows) => rows.map(serializeAlert),
    csv: {
      name: ({ state }) => `alerts-${state}`,
      line: serializeAlert,
      columns: {
        id: ({ id }) => id,
        kind: ({ kind }) => kind,
        subject: ({ subject }) => subject,
        payment: (alert) => alert.payment_number,
        about: ({ about }) => about?.title ?? null,
        buyer: ({ user }) => user?.username ?? null,
        'due, UTC': (alert) => alert.due_at,
        'raised, UTC': (alert) => alert.created_at,
        'resolved, UTC': (alert) => alert.resolved_at,
        'resolved by': (alert) => alert.resolved_by,
        resolution: ({ resolution }) => resolution,
      },
    },
  });
}

/** An alert that was raised again keeps its old columns, so `resolved_by` is shown for resolved alerts only. */
export function serializeAlert(row: AlertRow): Alert {
  const isOpen = row.resolved_at === null;
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    payment_id: row.payment_id,
    payment_number: row.payment_number,
    subscription_id: row.subscription_id,
    about: row.title === null ? null : { title: row.title, title_ru: row.title_ru ?? '' },
    user:
      row.user_id === null || row.username === null
        ? null
        : { id: row.user_id, username: row.username },
    undecided: isOpen && row.undecided,
    // `raiseAlert` always stores an object.
    detail: row.detail as Record<string, unknown>,
    due_at: row.due_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolved_by: isOpen ? null : row.resolved_by_name,
    resolution: isOpen ? null : row.resolution,
  };
}
