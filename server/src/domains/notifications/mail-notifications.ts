import { operatorRoles } from '@sesame/contract/console/permissions.ts';
import { shopOf } from '../../platform/mail/layout-mail.ts';
import type { Executor, Notifying, Platform } from '../../platform/platform.ts';
import type { OperatorRow } from '../operators/index.ts';
import type { EventMessage } from './describe-event.ts';
import type { EventRow } from './events.store.ts';
import { digestMail } from './mails/digest.mail.ts';
import { notificationMail, testMail } from './mails/notification.mail.ts';
import { rolesOfKinds } from './notifications.rules.ts';

type Needs = Pick<Platform, 'config' | 'mail' | 'publicUrl'>;
type Recipient = Pick<OperatorRow, 'id' | 'email' | 'language'>;

export function mailEvent(
  tx: Executor,
  platform: Needs,
  {
    operator: { id, email, language },
    event,
    message,
  }: { operator: Recipient; event: Pick<EventRow, 'id' | 'kind'>; message: EventMessage },
): Promise<void> {
  return platform.mail.queue(tx, {
    key: `notification:${event.id}:${id}`,
    to: email,
    language,
    mail: notificationMail(shopOf(platform), language, message),
    onlyFor: { operatorId: id, roles: rolesOfKinds([event.kind]) },
  });
}

export function mailDigest(
  tx: Executor,
  platform: Needs,
  {
    operator: { id, email, language },
    events,
    messages,
  }: {
    operator: Recipient;
    events: readonly Pick<EventRow, 'id' | 'kind'>[];
    messages: readonly EventMessage[];
  },
): Promise<void> {
  return platform.mail.queue(tx, {
    // An event is in one digest of an operator only, so its last one names the digest.
    key: `digest:${events.at(-1)?.id}:${id}`,
    to: email,
    language,
    mail: digestMail(shopOf(platform), language, messages),
    onlyFor: { operatorId: id, roles: rolesOfKinds(events.map(({ kind }) => kind)) },
  });
}

/** Sent to an operator who asked for it, for any choice of topics. */
export function mailTest(
  tx: Executor,
  platform: Notifying,
  { id, email, language }: Recipient,
): Promise<void> {
  return platform.mail.queue(tx, {
    key: `notification-test:${platform.ids.uuid()}`,
    to: email,
    language,
    mail: testMail(shopOf(platform), language),
    onlyFor: { operatorId: id, roles: operatorRoles },
  });
}
