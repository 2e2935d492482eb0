import { ArrowUpRight, MessageCircle, MessageCircleOff } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { runtimeConfig } from '../../api/config.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RingLoader } from '../../ui/ring-loader.tsx';
import { CenterState, IconDisc } from '../../ui/state-view.tsx';

type HelpScreenProps = {
  /** Where help is, from the operator's settings and from nowhere else: never from the address of the page. */
  chatUrl?: string | null;
  /** How the page goes there; replaces itself, so that Back does not come here again. */
  leave?: (url: string) => void;
};

/** The way to the chat outside. */
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
  // A mail address opens a program of its own, which nobody asked for yet: there the link is enough.
  const isPage = url.startsWith('https:');
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
      // Russian in every language: the chat is held in Russian.
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
