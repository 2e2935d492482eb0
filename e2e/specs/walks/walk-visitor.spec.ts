import { describe, expect, inject, test } from 'vitest';
import { walkLooks } from '../../support/checks/check-stop.ts';
import { registerOverApi } from '../../support/register.ts';
import { visitorScenes } from '../../support/scenes.ts';
import { ownStates, visitorStates } from '../../support/state-scenes.ts';
import { faultsOf, openWalk, WALK } from '../../support/walk-shop.ts';

// Each screen is opened once per look and checked for accessibility, layout and text faults.
describe.each(walkLooks)('no screen has faults, $width px wide, $language', (look) => {
  test('for a visitor', WALK, async () => {
    expect(await faultsOf(visitorScenes, await openWalk(look))).toEqual({});
  });

  test('in loading, error and success states', WALK, async () => {
    const visitor = await openWalk(look);
    visitor.problems.expect('offline', 400, 404, 409, 503);
    expect(await faultsOf(visitorStates, visitor)).toEqual({});
    const session = await registerOverApi(inject('shop').url, look.language);
    const owner = await openWalk(look, session);
    owner.problems.expect('offline', 400, 404, 409, 503);
    expect(await faultsOf(ownStates, { ...owner, session })).toEqual({});
  });
});
