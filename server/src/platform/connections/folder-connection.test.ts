import { expect, test } from 'vitest';
import { isUsable } from './connection.ts';
import { folderConnection, folderField, savedFolderOf } from './folder-connection.ts';
import { valuesInForce } from './read-connections.ts';

const backupRoots = ['/data/backups', '/mnt/nas'];

test.each([
  ['/data/backups', true],
  ['/data/backups/second-disk', true],
  ['/mnt/nas/shop', true],
  ['/data/backups-of-others', false],
  ['/data/media', false],
  ['/data/backups/../media', false],
  ['/data/backups/./a', false],
  ['/data//backups', false],
  ['/data/backups/', false],
  ['backups', false],
  ['/', false],
  ['/data/backups/a\nb', false],
])('%s may be saved: %s', (value, expected) => {
  expect(isUsable(folderField, value, { live: true, backupRoots })).toBe(expected);
});

test('the environment overrides the saved folder, and may name any', () => {
  const variable = (name: string) => (name === 'BACKUP_FOLDER' ? '/srv/backups' : undefined);
  const saved = { folder: '/mnt/nas/shop' };
  expect(valuesInForce(folderConnection, saved, { variable })).toEqual({ folder: '/srv/backups' });
});

test('a saved folder that is no longer allowed is not used', () => {
  expect(savedFolderOf({ folder: '/mnt/nas/shop' }, backupRoots)).toBe('/mnt/nas/shop');
  expect(savedFolderOf({ folder: '/mnt/nas/shop' }, ['/data/backups'])).toBeUndefined();
});
