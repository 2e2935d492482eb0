import { Send } from 'lucide-react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useShown } from '../use-shown.ts';
import { useTelegramLink } from './use-telegram-link.ts';

export function ConnectTelegram() {
  const { t } = useI18n();
  const { url, busy, problem, connect } = useTelegramLink();
  const shown = useShown(problem ?? url);
  return (
    <>
      {url ? (
        <LinkButton
          href={url}
          icon={<Icon of={Send} />}
          rel="noopener noreferrer"
          target="_blank"
          variant="outline"
        >
          {t('telegramOpen')}
        </LinkButton>
      ) : (
        <Button
          disabled={busy}
          icon={<Icon of={Send} />}
          loading={busy}
          onClick={() => void connect()}
          variant="outline"
        >
          {t('telegramConnect')}
        </Button>
      )}
      <div className="max-md:scroll-mb-24" ref={shown}>
        <p className="mt-3 text-muted empty:hidden" role="status">
          {url ? t('telegramWaiting') : ''}
        </p>
        {problem ? (
          <Note className="mt-3" role="alert" tone="danger">
            {problem}
          </Note>
        ) : null}
      </div>
    </>
  );
}
