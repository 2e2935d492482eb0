import { ArrowUpRight, MessageCircle, MessageCircleOff } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { runtimeConfig } from '../../api/client/config.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { CenterState, IconDisc } from '../../ui/data/state-view.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { RingLoader } from '../../ui/primitives/ring-loader.tsx';

type HelpScreenProps = {
  /** The chat address from the operator's settings only, never from the address of the page. */
  chatUrl?: string | null;
  /** Navigates by replacing the history entry, so that Back does not return here. */
  leave?: (url: string) => void;
};

/** Redirects to the external chat. */
export function HelpScreen({
  chatUrl = runtimeConfig.supportUrl,
  leave = replaceLocation,
}: HelpScreenProps) {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      {chatUrl === null ? <NoChat /> : <ToChat leave={leave} url={chatUrl} />}
    </div>
  );
}

function ToChat({ url, leave }: { url: string; leave: (url: string) => void }) {
  const { t } = useI18n();
  useDocumentTitle(t('contactSupport'));
  // A mailto link opens another program, which the user has not asked for; there only the link is shown.
  const isPage = /^https?:/.test(url);
  useEffect(() => {
    if (isPage) leave(url);
  }, [isPage, leave, url]);
  return (
    <CenterState
      actions={
        <LinkButton
          href={url}
          iconAfter={<Icon of={ArrowUpRight} size={16} />}
          rel="noopener noreferrer"
          size="lg"
          variant="outline"
        >
          {t('helpOpenChat')}
        </LinkButton>
      }
      art={
        <RingLoader>
          <Icon className="text-accent-text" of={MessageCircle} size={34} />
        </RingLoader>
      }
      role="status"
      text={t('helpRedirectHint')}
      // Russian in every language: the chat is in Russian.
      title={<span lang="ru">{t('helpRedirect')}</span>}
    />
  );
}

function NoChat() {
  const { t } = useI18n();
  useDocumentTitle(t('contactSupport'));
  return (
    <CenterState
      actions={
        <LinkButton as={Link} href={paths.helpTickets()}>
          {t('contactSupport')}
        </LinkButton>
      }
      art={
        <IconDisc>
          <Icon of={MessageCircleOff} size={28} />
        </IconDisc>
      }
      title={t('helpNoChat')}
    />
  );
}

function replaceLocation(url: string): void {
  location.replace(url);
}
