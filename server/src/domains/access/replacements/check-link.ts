import type { LinkCheck } from '@sesame/contract/shared/states.ts';
import { OutboundError } from '../../../platform/network/outbound.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isAllowedWebhookUrl } from '../deliveries/webhook-url.ts';
import { checkOfStatus } from './replacements.rules.ts';

const TIMEOUT_MS = 5_000;

/**
 * Whether the address of a link answers. Only https addresses on the public internet are called: others, such as links
 * of apps, are `unknown`.
 */
export async function checkLink(
  { outbound }: Pick<Platform, 'outbound'>,
  link: string | undefined,
): Promise<LinkCheck> {
  if (link === undefined || !isAllowedWebhookUrl(link, [])) return 'unknown';
  try {
    const { status } = await outbound.request({
      url: link,
      method: 'HEAD',
      timeoutMs: TIMEOUT_MS,
      allowHosts: 'public',
    });
    return checkOfStatus(status);
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return error.status === undefined ? 'fails' : checkOfStatus(error.status);
  }
}
