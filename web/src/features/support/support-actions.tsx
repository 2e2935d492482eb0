import { ArrowUpRight, Plus } from 'lucide-react';
import { Link } from 'wouter';
import { runtimeConfig } from '../../api/client/config.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';

/** Buttons to contact the shop. */
export function NewTicketButton() {
  const { t } = useI18n();
  return (
    <LinkButton as={Link} href={paths.newTicket()} icon={<Icon of={Plus} />}>
      {t('newTicket')}
    </LinkButton>
  );
}

/** Only in a shop with an external chat. */
export function HelpChatButton() {
  const { t } = useI18n();
  if (!runtimeConfig.supportUrl) return null;
  return (
    <LinkButton
      aria-label={`${t('helpChat')} (${t('opensInNewTab')})`}
      href={runtimeConfig.supportUrl}
      iconAfter={<Icon of={ArrowUpRight} size={16} />}
      rel="noopener noreferrer"
      target="_blank"
      variant="outline"
    >
      {t('helpChat')}
    </LinkButton>
  );
}
