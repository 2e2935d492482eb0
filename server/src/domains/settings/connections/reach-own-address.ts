import { ADDRESS_PROBE, PROBE_CONTEXT } from '../../../platform/http/address-probe.ts';
import { OutboundError } from '../../../platform/network/outbound.ts';
import { isPublicHost } from '../../../platform/network/public-hosts.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type AddressFailure, addressFailureOf } from './address-failure.rules.ts';

const TIMEOUT_MS = 5_000;
const ANSWER_MAX_BYTES = 16 * 1024;

/**
 * Calls an address with a one-time token, whose fingerprint only this shop can answer. One request to this address
 * alone: a redirect is not followed.
 * @param origin without a trailing slash
 * @returns why it does not lead to this shop; undefined when it does
 */
export async function reachOwnAddress(
  { outbound, ids, sealer }: Pick<Platform, 'outbound' | 'ids' | 'sealer'>,
  origin: string,
  { publicOnly }: { readonly publicOnly: boolean },
): Promise<AddressFailure | undefined> {
  const { host, hostname } = new URL(origin);
  if (publicOnly && !isPublicHost(hostname)) return { problem: 'private_host', detail: null };
  const token = ids.token();
  try {
    const { status, text } = await outbound.request({
      url: `${origin}${ADDRESS_PROBE}/${token}`,
      method: 'GET',
      timeoutMs: TIMEOUT_MS,
      answerMaxBytes: ANSWER_MAX_BYTES,
      allowHosts: publicOnly ? 'public' : [host],
    });
    const proof = Buffer.from(text, 'base64url');
    if (sealer.isFingerprint(proof, token, PROBE_CONTEXT)) return undefined;
    return { problem: 'other_server', detail: `HTTP ${status}` };
  } catch (error) {
    if (error instanceof OutboundError) return addressFailureOf(error);
    throw error;
  }
}
