import {
  endOtherOperatorSessions,
  listOperatorSessions,
} from '@sesame/contract/console/operators.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { teamMessages } from './team.messages.ts';

/** The operator's sessions, with a button to end all others. */
export function OwnSessions() {
  const { t: tShop } = useI18n();
  const t = useMessages(teamMessages);
  const sessions = useConsoleQuery(listOperatorSessions, {});
  const end = useConsoleMutation(endOtherOperatorSessions, { touches: [listOperatorSessions] });
  const error = sessions.error ?? end.error;
  const others = sessions.data?.some(({ current }) => !current) ?? false;
  return (
    <Panel
      action={
        others ? (
          <Button
            loading={end.isPending}
            onClick={() => end.mutate({})}
            size="sm"
            variant="outline"
          >
            {t('endOthers')}
          </Button>
        ) : null
      }
      title={t('sessions')}
    >
      {error ? (
        <Note role="alert" tone="danger">
          {errorText(tShop, error)}
        </Note>
      ) : null}
      {sessions.data ? (
        <ul className="m-0 grid list-none gap-3 p-0">
          {sessions.data.map((session) => (
            <li className="min-w-0" key={`${session.created_at} ${session.user_agent}`}>
              <p className="wrap-anywhere flex flex-wrap items-center gap-2">
                <span title={session.user_agent}>{session.device ?? t('unknownDevice')}</span>
                {session.current ? <Badge tone="on">{t('current')}</Badge> : null}
              </p>
              <p className="text-[.8125rem] text-muted">
                {[session.ip, t('since', { at: formatDateTime(session.created_at) })]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </li>
          ))}
        </ul>
      ) : sessions.isPending ? (
        <Skeleton className="h-10 w-full" />
      ) : null}
      {sessions.data && !others ? <p className="mt-3 text-muted">{t('sessionsNone')}</p> : null}
    </Panel>
  );
}
