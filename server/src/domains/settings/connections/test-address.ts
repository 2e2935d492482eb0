import { connectionShop } from '../../../platform/connections/read-connections.ts';
import { reachOwnAddress } from './reach-own-address.ts';
import type { ConnectionTest } from './test-result.ts';

/** Calls the shop at its own public address. */
export const testAddress: ConnectionTest = async (platform) => {
  const { config } = platform;
  const { publicUrl } = config.shop().connections;
  if (publicUrl === undefined) return undefined;
  // The environment may name an address in the private network.
  const publicOnly = config.variable('PUBLIC_URL') === undefined && connectionShop(config).live;
  const failure = await reachOwnAddress(platform, publicUrl, { publicOnly });
  return failure
    ? { ...failure, result: null }
    : { problem: null, detail: null, result: publicUrl };
};
