import {
  endOtherSessions,
  endSession,
  listSessions,
  type UserSession,
} from '@sesame/contract/shop/account.ts';
import { useSessions } from '../../../api/account-queries.ts';
import { useRouteMutation } from '../../../api/client/route-mutation.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { SettingRow } from '../../../ui/forms/setting-row.tsx';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { MessageLine } from '../message-line.tsx';
import { PartFailed } from '../part-failed.tsx';
import { usePassingMessage } from '../use-passing-message.ts';

export function SessionsRow() {
  const { t } = useI18n();
  const { data: sessions, isFetching, isPending, refetch } = useSessions();
  const { message, ending, endOne, endOthers } = useEnding();
  return (
    <SettingRow hint={t('sessionsHint')} label={t('sessions')}>
      {isPending ? <Skeleton className="h-12 w-full rounded-md" /> : null}
      {!isPending && !sessions ? (
        <PartFailed busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      <ul className="grid gap-4">
        {sessions?.map((session) => (
          <Session
            busy={ending === session.id}
            key={session.id}
            onEnd={() => endOne(session.id)}
            session={session}
          />
        ))}
      </ul>
      {sessions?.some((session) => !session.current) ? (
        <Button
          className="mt-5"
          loading={ending === 'others'}
          onClick={endOthers}
          variant="outline"
        >
          {t('sessionsEndOthers')}
        </Button>
      ) : null}
      <MessageLine className="mt-3" message={message} />
    </SettingRow>
  );
}

type SessionProps = { session: UserSession; busy: boolean; onEnd: () => void };

function Session({ session, busy, onEnd }: SessionProps) {
  const { t } = useI18n();
  const device = session.device ?? t('sessionUnknown');
  const seen = session.last_seen_at;
  return (
    <li className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device}
          {session.current ? <Badge tone="on">{t('sessionCurrent')}</Badge> : null}
        </p>
        <p className="mt-0.5 text-[.8125rem] text-muted leading-[18px]">
          <span className="wrap-anywhere">{session.place}</span> ·{' '}
          {t('sessionSeen', { date: formatDate(seen), time: formatTime(seen) })}
        </p>
      </div>
      {session.current ? null : (
        <Button
          aria-label={t('sessionEndOf', { device })}
          loading={busy}
          onClick={onEnd}
          size="sm"
          variant="ghost"
        >
          {t('sessionEnd')}
        </Button>
      )}
    </li>
  );
}

/** Ends one session, or all except this one. The list is refetched in any case. */
function useEnding() {
  const { t } = useI18n();
  const { message, succeed, fail } = usePassingMessage();
  const onError = (error: Error) => fail(errorText(t, error));
  const touched = { touches: [listSessions], evenIfRefused: true, onError };
  const one = useRouteMutation(endSession, {
    ...touched,
    onSuccess: () => succeed(t('sessionEnded')),
  });
  const others = useRouteMutation(endOtherSessions, {
    ...touched,
    onSuccess: () => succeed(t('sessionsOthersEnded')),
  });
  return {
    message,
    ending: others.isPending ? 'others' : one.isPending ? one.variables.params.id : null,
    endOne: (id: string) => one.mutate({ params: { id } }),
    endOthers: () => others.mutate({}),
  };
}
