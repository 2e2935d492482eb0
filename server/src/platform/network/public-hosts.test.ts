import { describe, expect, test } from 'vitest';
import { createOutbound } from './outbound.ts';
import { isPublicAddress, isPublicHost, lookupPublicAddress } from './public-hosts.ts';

describe('an address', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2002:7f00:1::',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test('in a URL is checked as well, while a host name passes', () => {
    expect(isPublicHost('[::1]')).toBe(false);
    expect(isPublicHost('127.0.0.1')).toBe(false);
    expect(isPublicHost('keys.example')).toBe(true);
  });
});

test('a name that resolves to a private address is refused when connecting', async () => {
  const refused = await new Promise<Error | null>((resolve) =>
    lookupPublicAddress('localhost', { all: true }, resolve),
  );
  expect(refused?.message).toContain('public addresses only');
});

test.each(['https://localhost:1/', 'https://127.0.0.1:1/', 'https://[::1]:1/', 'http://8.8.8.8/'])(
  '%s is not called when only public hosts are allowed',
  async (url) => {
    const outbound = createOutbound();
    const call = outbound.request({ url, method: 'POST', body: '{}', allowHosts: 'public' });
    await expect(call).rejects.toMatchObject({ kind: 'refused' });
    outbound.close();
  },
);
