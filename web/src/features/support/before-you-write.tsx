import { Clock, type LucideIcon, MessageCircle, Ticket } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { runtimeConfig } from '../../api/client/config.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Icon } from '../../ui/primitives/icon.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** Hints that make many tickets unnecessary. */
export function BeforeYouWrite() {
  const { t } = useI18n();
  const title = useId();
  return (
    <aside aria-labelledby={title}>
      <h2 className="type-title-3 mb-3.5" id={title}>
        {t('beforeYouWrite')}
      </h2>
      <ul className="grid gap-3.5 text-text-secondary leading-5">
        <Hint icon={Clock}>{t('hintPaymentCheck')}</Hint>
        <Hint icon={Ticket}>{t('hintCoupon')}</Hint>
        {runtimeConfig.supportUrl ? (
          <Hint icon={MessageCircle}>
            {t('hintHelpChat')}{' '}
            <TextLink
              aria-label={`${t('hintHelpChatLink')} (${t('opensInNewTab')})`}
              href={runtimeConfig.supportUrl}
              rel="noopener noreferrer"
              target="_blank"
            >
              {t('hintHelpChatLink')}
            </TextLink>
            .
          </Hint>
        ) : null}
      </ul>
    </aside>
  );
}

function Hint({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[20px_1fr] gap-2.5">
      <Icon className="mt-px text-muted" of={icon} />
      <span>{children}</span>
    </li>
  );
}
