import type { Platform } from '../../../platform/platform.ts';
import { isAllowedCredential, isAllowedTemplate } from '../deliveries/credentials.rules.ts';
import { isAllowedWebhookUrl } from '../deliveries/webhook-url.ts';
import type { ItemSecret } from './item-secret.ts';

/** Whether an item may be added to an inventory. */
export function isAllowedItem({ config }: Pick<Platform, 'config'>, secret: ItemSecret): boolean {
  if ('template' in secret) return isAllowedTemplate(secret.template);
  return 'webhook' in secret
    ? isAllowedWebhookUrl(secret.webhook, config.provisioningWebhookHosts)
    : isAllowedCredential(secret);
}
