import { expect, test } from 'vitest';
import { createSealer, parseSealingKeys } from './crypto.ts';

const oldKey = { id: 'k1', key: Buffer.alloc(32, 1) };
const newKey = { id: 'k2', key: Buffer.alloc(32, 2) };

test('a box opens with its context, and sealing twice gives different boxes', () => {
  const sealer = createSealer([oldKey]);
  const box = sealer.seal('https://secret.example/тайна', 'stock:1');
  expect(sealer.open(box, 'stock:1')).toBe('https://secret.example/тайна');
  expect(box).not.toContain('secret');
  expect(sealer.seal('https://secret.example/тайна', 'stock:1')).not.toBe(box);
});

test('a box that was moved, altered, truncated or sealed with an unknown key fails', () => {
  const sealer = createSealer([oldKey]);
  const box = sealer.seal('x', 'stock:1');
  const flipped = `${box.slice(0, 10)}${box[10] === 'A' ? 'B' : 'A'}${box.slice(11)}`;
  for (const bad of [flipped, box.slice(0, 20), `k9${box.slice(2)}`, '', '.', 'k1.']) {
    expect(() => sealer.open(bad, 'stock:1')).toThrow();
  }
  expect(() => sealer.open(box, 'stock:2')).toThrow();
});

test('after key rotation old boxes open and new ones use the new key', () => {
  const box = createSealer([oldKey]).seal('x', 'c');
  const rotated = createSealer([newKey, oldKey]);
  expect(rotated.open(box, 'c')).toBe('x');
  expect(rotated.seal('x', 'c')).toMatch(/^k2\./);
  expect(() => createSealer([newKey]).open(box, 'c')).toThrow('unknown key');
});

test('keys are parsed from base64 or hex, 32 bytes each', () => {
  const [first, second] = parseSealingKeys(
    `a:${newKey.key.toString('base64')},b:${oldKey.key.toString('hex')}`,
  );
  expect(first).toEqual({ id: 'a', key: newKey.key });
  expect(second).toEqual({ id: 'b', key: oldKey.key });
  for (const bad of [
    '',
    'a',
    'a:',
    `A:${'00'.repeat(32)}`,
    'a:c2hvcnQ=',
    `a:${'00'.repeat(32)}:x`,
  ]) {
    expect(() => parseSealingKeys(bad)).toThrow();
  }
});

test('a fingerprint recognizes its text, also after key rotation, but needs the key', () => {
  const fingerprint = createSealer([oldKey]).fingerprint('x', 'c');
  expect(fingerprint).toEqual(createSealer([oldKey]).fingerprint('x', 'c'));
  expect(createSealer([newKey, oldKey]).isFingerprint(fingerprint, 'x', 'c')).toBe(true);
  expect(createSealer([newKey]).isFingerprint(fingerprint, 'x', 'c')).toBe(false);
  const sealer = createSealer([oldKey]);
  expect(sealer.isFingerprint(fingerprint, 'y', 'c')).toBe(false);
  expect(sealer.isFingerprint(fingerprint, 'x', 'd')).toBe(false);
  expect(sealer.isFingerprint(Buffer.alloc(0), 'x', 'c')).toBe(false);
});
