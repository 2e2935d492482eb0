import { describe, expect, inject, test } from 'vitest';
import { walkVariants } from '../../support/checks/check-stop.ts';
import { registerOverApi } from '../../support/register.ts';
import { visitorScenes } from '../../support/scenes.ts';
import { ownStates, visitorStates } from '../../support/state-scenes.ts';
import { faultsOf, openWalk, sampleOf, WALK } from '../../support/walk-shop.ts';

// Each screen is opened once per variant and checked for accessibility, layout and text faults.
describe.each(walkVariants)('no screen has faults, $width px wide, $language', (variant) => {
  test('for a visitor', WALK, async () => {
    expect(await faultsOf(visitorScenes, await openWalk(variant))).toEqual({});
  });

  test('in loading, error and success states', WALK, async () => {
    const visitor = await openWalk(variant);
    visitor.problems.expect('offline', 400, 404, 409, 503);
    expect(await faultsOf(sampleOf(visitorStates), visitor)).toEqual({});
    const session = await registerOverApi(inject('shop').url, variant.language);
    const owner = await openWalk(variant, session);
    owner.problems.expect('offline', 400, 404, 409, 503);
    expect(await faultsOf(sampleOf(ownStates), { ...owner, session })).toEqual({});
  });
});
