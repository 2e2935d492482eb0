import type { StockKind } from '@sesame/contract/operator-stock.ts';
import type { Platform } from '../../platform/platform.ts';
import { isAllowedLink, isAllowedTemplate } from './links.rules.ts';
import { isAllowedWebhook } from './webhook-address.ts';

/** Whether a line of an import can be what it is to be. */
export function isAllowedItem(
  { config }: Pick<Platform, 'config'>,
  kind: StockKind,
  line: string,
): boolean {
  if (kind === 'template') return isAllowedTemplate(line);
  return kind === 'webhook'
    ? isAllowedWebhook(line, config.stockWebhookHosts)
    : isAllowedLink(line);
}
