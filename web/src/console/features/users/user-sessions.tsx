import {
  type ConsoleBuyer,
  endBuyerSession,
  endBuyerSessions,
  readBuyer,
} from '@sesame/contract/console/buyers.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { userMessages } from './users.messages.ts';

/** Sessions of a buyer, which can be ended. */
export function UserSessions({ user, mayEnd }: { user: ConsoleBuyer; mayEnd: boolean }) {
  const { t: tShop } = useI18n();
  const t = useMessages(userMessages);
  const endOne = useConsoleMutation(endBuyerSession, { touches: [readBuyer] });
  const endAll = useConsoleMutation(endBuyerSessions, { touches: [readBuyer] });
  const announce = (done: string) => ({
    onSuccess: () => showToast({ tone: 'success' as const, title: done }),
    onError: (error: unknown) =>
      showToast({ tone: 'danger', title: t('notDone'), text: errorText(tShop, error) }),
  });
  return (
    <Panel
      action={
        mayEnd && user.sessions.length > 1 ? (
          <Button
            loading={endAll.isPending}
            onClick={() => endAll.mutate({ params: { id: user.id } }, announce(t('sessionsEnded')))}
            variant="outline"
          >
            {t('endAll')}
          </Button>
        ) : null
      }
      title={t('sessions')}
    >
      {user.sessions.length === 0 ? (
        <p className="text-muted">{t('noSessions')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0">
          {user.sessions.map(({ id, device, place, last_seen_at: seen }) => {
            const name = device ?? t('unknownDevice');
            return (
              <li className="flex flex-wrap items-center justify-between gap-3" key={id}>
                <span className="min-w-0">
                  <span className="block">{name}</span>
                  <span className="wrap-anywhere text-muted">
                    {place ? `${place} · ` : ''}
                    {t('seen', { at: formatDateTime(seen) })}
                  </span>
                </span>
                {mayEnd ? (
                  <Button
                    aria-label={t('endSessionOf', { device: name })}
                    loading={endOne.isPending && endOne.variables.params.session === id}
                    onClick={() =>
                      endOne.mutate(
                        { params: { id: user.id, session: id } },
                        announce(t('sessionEnded')),
                      )
                    }
                    variant="ghost"
                  >
                    {t('endSession')}
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
