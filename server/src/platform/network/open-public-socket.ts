import { connect, isIP, type Socket } from 'node:net';
import { isPublicAddress, lookupPublicAddress, PrivateHost } from './public-hosts.ts';

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Connects to a host with public addresses only.
 * @throws {PrivateHost} before anything is sent
 */
export function openPublicSocket(host: string, port: number): Promise<Socket> {
  const bare = host.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isPublicAddress(bare)) return Promise.reject(new PrivateHost());
  return new Promise((resolve, reject) => {
    const socket = connect({ host: bare, port, lookup: lookupPublicAddress });
    socket.setTimeout(CONNECT_TIMEOUT_MS, () =>
      socket.destroy(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' })),
    );
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.removeListener('error', reject);
      resolve(socket);
    });
  });
}
