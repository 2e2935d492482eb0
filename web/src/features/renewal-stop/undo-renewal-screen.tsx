import { Link } from 'wouter';
import { inRussian } from '../../api/client/in-russian.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { undoTexts } from '../../shell/renewal-undo/undo-texts.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { LinkPage, OfToken, UnreadLink } from './link-page.tsx';
import { useUndoLink } from './use-undo-link.ts';

const page = 'renewalUndoPage';

/** Where the undo link of a mail leads. */
export function UndoRenewalScreen() {
  return <OfToken page={UndoPage} />;
}

function UndoPage({ token }: { token: string }) {
  const { t, language } = useI18n();
  const { state, undo } = useUndoLink(token);
  if (state.phase === 'reading' || state.phase === 'broken') {
    return <UnreadLink invalid="undoLinkInvalid" page={page} state={state} />;
  }
  const link = language === 'ru' ? inRussian(state.link) : state.link;
  const isDone = state.phase === 'undone';
  const { title, text, needsSupport } = undoTexts(t, link, isDone);
  const canUndo = !isDone && link.state === 'open';
  return (
    <LinkPage
      error={state.phase === 'asking' && canUndo ? state.error : undefined}
      isLeading={!canUndo && !needsSupport}
      page={page}
      role={isDone ? 'status' : undefined}
      text={text}
      title={title}
    >
      {canUndo ? (
        <Button loading={state.phase === 'undoing'} onClick={undo} variant="destructive">
          {t('renewalUndo')}
        </Button>
      ) : null}
      {needsSupport ? (
        <LinkButton as={Link} href={paths.newTicket({ payment: link.payment_id })}>
          {t('writeToSupport')}
        </LinkButton>
      ) : null}
    </LinkPage>
  );
}
