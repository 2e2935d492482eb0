import {
  endBuyerSession,
  endBuyerSessions,
  type OperatorBuyer,
  readBuyer,
} from '@sesame/contract/operator-buyers.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { userWords } from './users.words.ts';

/** Where a buyer is signed in, to end what is not theirs. */
export function UserSessions({ user, mayEnd }: { user: OperatorBuyer; mayEnd: boolean }) {
  const { t } = useI18n();
  const say = useWords(userWords);
  const endOne = useOperatorMutation(endBuyerSession, { touches: [readBuyer] });
  const endAll = useOperatorMutation(endBuyerSessions, { touches: [readBuyer] });
  const tell = (done: string) => ({
    onSuccess: () => showToast({ tone: 'success' as const, title: done }),
    onError: (error: unknown) =>
      showToast({ tone: 'danger', title: say('notDone'), text: errorText(t, error) }),
  });
  return (
    <Panel
      action={
        mayEnd && user.sessions.length > 1 ? (
          <Button
            loading={endAll.isPending}
            onClick={() => endAll.mutate({ params: { id: user.id } }, tell(say('sessionsEnded')))}
            variant="outline"
          >
            {say('endAll')}
          </Button>
        ) : null
      }
      title={say('sessions')}
    >
      {user.sessions.length === 0 ? (
        <p className="text-muted">{say('noSessions')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0">
          {user.sessions.map(({ id, device, place, last_seen_at: seen }) => {
            const name = device ?? say('unknownDevice');
            return (
              <li className="flex flex-wrap items-center justify-between gap-3" key={id}>
                <span className="min-w-0">
                  <span className="block">{name}</span>
                  <span className="wrap-anywhere text-muted">
                    {place ? `${place} · ` : ''}
                    {say('seen', { at: `${formatDate(seen)} ${formatTime(seen)}` })}
                  </span>
                </span>
                {mayEnd ? (
                  <Button
                    aria-label={say('endSessionOf', { device: name })}
                    loading={endOne.isPending && endOne.variables.params.session === id}
                    onClick={() =>
                      endOne.mutate(
                        { params: { id: user.id, session: id } },
                        tell(say('sessionEnded')),
                      )
                    }
                    variant="ghost"
                  >
                    {say('endSession')}
                  </Button>
                ) : null}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
