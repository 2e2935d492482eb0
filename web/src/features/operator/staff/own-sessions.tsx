import { endOtherOperatorSessions, listOperatorSessions } from '@sesame/contract/operators.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { Note } from '../../../ui/note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { staffWords } from './staff.words.ts';

/** Where the operator is signed in, and the way to end all that but this. */
export function OwnSessions() {
  const { t } = useI18n();
  const say = useWords(staffWords);
  const sessions = useOperatorQuery(listOperatorSessions, {});
  const end = useOperatorMutation(endOtherOperatorSessions, { touches: [listOperatorSessions] });
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
            {say('endOthers')}
          </Button>
        ) : null
      }
      title={say('sessions')}
    >
      {error ? (
        <Note role="alert" tone="danger">
          {errorText(t, error)}
        </Note>
      ) : null}
      {sessions.data ? (
        <ul className="m-0 grid list-none gap-3 p-0">
          {sessions.data.map((session) => (
            <li className="min-w-0" key={`${session.created_at} ${session.user_agent}`}>
              <p className="wrap-anywhere flex flex-wrap items-center gap-2">
                {session.user_agent || '–'}
                {session.current ? <Badge tone="on">{say('current')}</Badge> : null}
              </p>
              <p className="text-[.8125rem] text-muted">
                {[session.ip, say('since', { at: momentOf(session.created_at) })]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </li>
          ))}
        </ul>
      ) : sessions.isPending ? (
        <Skeleton className="h-10 w-full" />
      ) : null}
      {sessions.data && !others ? <p className="mt-3 text-muted">{say('sessionsNone')}</p> : null}
    </Panel>
  );
}

function momentOf(at: string): string {
  return `${formatDate(at)} ${formatTime(at)}`;
}
