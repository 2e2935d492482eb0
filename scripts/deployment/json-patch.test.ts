import { describe, expect, test } from 'vitest';
import { applyOperations } from './json-patch.ts';

const object = { env: [{ name: 'ROLE', value: 'api' }], size: 1 };

describe('a JSON patch', () => {
  test('replaces values and appends to lists, in a copy', () => {
    const changed = applyOperations(object, [
      { op: 'test', path: '/env/0/name', value: 'ROLE' },
      { op: 'replace', path: '/env/0/value', value: 'worker' },
      { op: 'add', path: '/env/-', value: { name: 'HOST' } },
      { op: 'add', path: '/kind', value: 'Pod' },
    ]);
    expect(changed).toEqual({
      env: [{ name: 'ROLE', value: 'worker' }, { name: 'HOST' }],
      size: 1,
      kind: 'Pod',
    });
    expect(object.env).toEqual([{ name: 'ROLE', value: 'api' }]);
  });
  test.each([
    [{ op: 'test', path: '/env/0/name', value: 'HOST' }, 'cannot test /env/0/name'],
    [{ op: 'replace', path: '/env/1', value: {} }, 'cannot replace /env/1'],
    [{ op: 'add', path: '/env/0', value: {} }, 'cannot add /env/0'],
    [{ op: 'replace', path: '/size/least', value: 2 }, '/size/least leads nowhere'],
  ] as const)('refuses %j', (operation, reason) => {
    expect(() => applyOperations(object, [operation])).toThrow(reason);
  });
});
