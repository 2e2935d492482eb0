import type { ItemKind } from '@sesame/contract/console/inventory.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isAllowedLink, isAllowedTemplate } from '../deliveries/credentials.rules.ts';
import { isAllowedWebhookUrl } from '../deliveries/webhook-url.ts';

/** Whether the line is a valid item of this kind. */
export function isAllowedItem(
  { config }: Pick<Platform, 'config'>,
  kind: ItemKind,
  line: string,
): boolean {
  if (kind === 'template') return isAllowedTemplate(line);
  return kind === 'webhook'
    ? isAllowedWebhookUrl(line, config.provisioningWebhookHosts)
    : isAllowedLink(line);
}
