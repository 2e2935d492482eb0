import { permissionOfTopic } from '@sesame/contract/console/notifications/topics.ts';
import { isPermitted, operatorRoles } from '@sesame/contract/console/permissions.ts';
import { expect, test } from 'vitest';
import { dueAt, rolesOf, standardChoice, standardTimes, topicsOf } from './notifications.rules.ts';

const moscow = {
  ...standardTimes('UTC'),
  time_zone: 'Europe/Moscow',
  quiet_from: 22,
  quiet_until: 8,
};
const at = (time: string) => new Date(`2026-03-10T${time}Z`);

test.each([
  ['in the evening', at('18:59:30'), 'inventory', at('18:59:30')],
  ['from the first quiet hour', at('19:00:00'), 'inventory', new Date('2026-03-11T05:00:00Z')],
  ['after midnight', at('01:20:15'), 'inventory', at('05:00:00')],
  ['when the quiet hours end', at('05:00:00'), 'inventory', at('05:00:00')],
  ['of an urgent topic at night', at('01:20:15'), 'dispute', at('01:20:15')],
] as const)('a notification %s is sent at the right time', (_, now, topic, due) => {
  expect(dueAt(now, moscow, { topic, digest: false })).toEqual(due);
});

test('an urgent topic waits too unless the operator lets it through', () => {
  const strict = { ...moscow, urgent_anytime: false };
  expect(dueAt(at('01:20:00'), strict, { topic: 'dispute', digest: false })).toEqual(
    at('05:00:00'),
  );
});

test('quiet hours within one day end on that day', () => {
  const midday = { ...standardTimes('UTC'), quiet_from: 12, quiet_until: 14 };
  expect(dueAt(at('13:59:59'), midday, { topic: 'sale', digest: false })).toEqual(at('14:00:00'));
  expect(dueAt(at('14:00:00'), midday, { topic: 'sale', digest: false })).toEqual(at('14:00:00'));
});

test('a digest is due at its hour, also where the clocks change and where zones differ by half an hour', () => {
  const digest = { topic: 'sale', digest: true } as const;
  const in9 = (zone: string) => ({ ...standardTimes('UTC'), time_zone: zone });
  expect(dueAt(at('06:00:00'), in9('Europe/Moscow'), digest)).toEqual(
    new Date('2026-03-11T06:00:00Z'),
  );
  expect(dueAt(at('05:59:59'), in9('Europe/Moscow'), digest)).toEqual(at('06:00:00'));
  // The clocks in Berlin go forward on 29 March 2026.
  expect(dueAt(new Date('2026-03-28T20:10:00Z'), in9('Europe/Berlin'), digest)).toEqual(
    new Date('2026-03-29T07:00:00Z'),
  );
  expect(dueAt(at('01:00:00'), in9('Asia/Kolkata'), digest)).toEqual(at('03:30:00'));
});

test('by default a role is mailed only about records that it may read, and an owner about what is urgent', () => {
  for (const role of operatorRoles) {
    for (const topic of topicsOf(role)) {
      expect(isPermitted(role, permissionOfTopic[topic])).toBe(true);
      expect(rolesOf(topic)).toContain(role);
    }
  }
  expect(topicsOf('content')).toEqual([]);
  expect(topicsOf('support')).not.toContain('payout');
  expect(standardChoice('owner', 'dispute')).toMatchObject({ mail: true, digest: false });
  expect(standardChoice('owner', 'sale')).toMatchObject({ mail: false });
});
