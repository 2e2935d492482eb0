import { expect, test } from 'vitest';
import { consoleMacro } from '../../../test/console-macro.ts';
import { macroPreview } from '../../../test/console-ticket.ts';
import { blockerOf } from './saved-reply.rules.ts';

const reply = consoleMacro({ action: null });
const lacking = [{ id: 7, title: 'Veilnet', title_ru: '' }];

test.each([
  ['none chosen', undefined, 'chooseFirst'],
  ['a macro', macroPreview(), undefined],
  // The role is checked before everything that the operator could still correct.
  [
    'a macro above the role',
    macroPreview({ permitted: false, target: null, effect: null }),
    'notPermitted',
  ],
  ['no target chosen', macroPreview({ target: null, effect: null }), 'chooseTargetFirst'],
  ['no target at all', macroPreview({ targets: [], target: null, effect: null }), 'noTarget'],
  [
    'nothing delivered yet',
    macroPreview({ effect: { kind: 'replace', items: 0, lacking } }),
    'nothingDelivered',
  ],
  [
    'an empty inventory',
    macroPreview({ effect: { kind: 'replace', items: 2, lacking } }),
    'lacksItems',
  ],
  [
    'items to replace',
    macroPreview({ effect: { kind: 'replace', items: 2, lacking: [] } }),
    undefined,
  ],
  ['a macro without a value', macroPreview({ missing: ['until'] }), 'missingValues'],
  [
    'a reply without a value, which the operator completes',
    macroPreview({ macro: reply, targets: [], target: null, effect: null, missing: ['service'] }),
    undefined,
  ],
] as const)('%s', (_case, preview, blocker) => {
  expect(blockerOf(preview)).toBe(blocker);
});
