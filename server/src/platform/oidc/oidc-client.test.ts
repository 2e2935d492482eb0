import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createOutbound } from '../network/outbound.ts';
import { createOidcClient } from './oidc-client.ts';

const outbound = createOutbound();
const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) };

const server = createServer();
afterEach(() => {
  outbound.close();
  server.close();
});

test('metadata of another issuer is refused', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast is safe: the server listens on a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let issuer = url;
  server.on('request', (_request, response) => {
    const metadata = {
      issuer,
      authorization_endpoint: `${url}/a`,
      token_endpoint: `${url}/t`,
      userinfo_endpoint: `${url}/u`,
      jwks_uri: `${url}/k`,
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(metadata));
  });
  const begin = () =>
    createOidcClient(
      { issuer: url, clientId: 'shop', clientSecret: 'secret' },
      outbound,
    ).authorizationUrl(`${url}/back`, secrets);
  expect(await begin()).toContain(`${url}/a?`);
  issuer = 'https://accounts.example';
  await expect(begin()).rejects.toThrow();
});
