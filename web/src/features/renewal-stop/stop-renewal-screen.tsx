import { inRussian } from '../../api/client/in-russian.ts';
import { formatDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkPage, OfToken, UnreadLink } from './link-page.tsx';
import { useStopLink } from './use-stop-link.ts';

const page = 'renewalStopPage';

/** Where the stop link of a mail leads. */
export function StopRenewalScreen() {
  return <OfToken page={StopPage} />;
}

function StopPage({ token }: { token: string }) {
  const { t, language } = useI18n();
  const { state, stop } = useStopLink(token);
  if (state.phase === 'reading' || state.phase === 'broken') {
    return <UnreadLink inSubscriptions invalid="stopLinkInvalid" page={page} state={state} />;
  }
  const {
    title,
    ends_at: end,
    is_stopped: wasStopped,
  } = language === 'ru' ? inRussian(state.link) : state.link;
  const facts = { product: title, date: formatDate(end) };
  if (state.phase === 'stopped' || wasStopped) {
    const isNew = state.phase === 'stopped';
    return (
      <LinkPage
        isLeading
        page={page}
        role="status"
        text={t(isNew ? 'renewalStoppedText' : 'renewalStopText', facts)}
        title={t(isNew ? 'renewalStopped' : 'renewalStoppedBefore')}
      />
    );
  }
  return (
    <LinkPage
      error={state.phase === 'asking' ? state.error : undefined}
      page={page}
      text={t('renewalStopText', facts)}
      title={t('renewalStopTitle')}
    >
      <Button loading={state.phase === 'stopping'} onClick={stop} variant="destructive">
        {t('renewalTurnOff')}
      </Button>
    </LinkPage>
  );
}
