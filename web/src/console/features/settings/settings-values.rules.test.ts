import { expect, test } from 'vitest';
import { changedSetting, consoleSettings } from '../../../test/console-settings.ts';
import { changesOf, standardOf, unitOf, valuesOf } from './settings-values.rules.ts';

const settings = consoleSettings({
  help_url: changedSetting('https://help.example/', null),
  transfer_hours: changedSetting(48, 24),
  double_payments: changedSetting('keep' as const, 'ask' as const),
});

test.each([
  ['nothing', {}, {}],
  ['nothing for white space', { help_url: ' https://help.example/ ' }, {}],
  ['a new line, trimmed', { tax_id: ' 7700 ' }, { tax_id: '7700' }],
  ['a reset for an emptied line', { help_url: '' }, { help_url: null }],
  ['a reset for the default', { transfer_hours: 24 }, { transfer_hours: null }],
  ['a reset for the default choice', { double_payments: 'ask' }, { double_payments: null }],
  ['a switch that was turned on', { public_catalogue: true }, { public_catalogue: true }],
  ['an emptied number', { reminder_days: null }, { reminder_days: null }],
] as const)('what is sent contains %s', (_what, typed, expected) => {
  expect(changesOf({ ...valuesOf(settings), ...typed }, settings)).toEqual(expected);
});

test.each([
  ['help_url', ''],
  ['transfer_hours', 24],
  ['double_payments', 'ask'],
  ['public_catalogue', false],
] as const)('%s is reset by the value %o, which sends nothing else', (name, expected) => {
  const standard = standardOf(name, settings);
  expect(standard).toBe(expected);
  const changes = changesOf({ ...valuesOf(settings), [name]: standard }, settings);
  expect(changes).toEqual(settings[name].saved ? { [name]: null } : {});
});

test.each([
  ['transfer_hours', 'hours'],
  ['reminder_days', 'days'],
  ['open_payments_max', undefined],
  ['help_url', undefined],
  ['time_zone', undefined],
] as const)('%s is shown in %s', (name, unit) => {
  expect(unitOf(name)).toBe(unit);
});
