import { getTelegramLink } from '@sesame/contract/shop/telegram.ts';
import { linkTelegram } from '@sesame/contract/shop/users.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client/call.ts';
import { routeKey, routeQuery } from '../../../api/client/route-query.ts';
import { isWebAddress } from '../../../api/client/web-address.ts';
import { useUser } from '../../../api/queries.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';

/** The link expires after ten minutes, so waiting ends then. */
const WAIT_MS = 10 * 60_000;
const LINK_POLL_MS = 4_000;

/** Requests the one-time link, opens the chat in a new tab, and polls until it is connected. */
export function useTelegramLink() {
  const { t } = useI18n();
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const linked = useUser({ everyMs: url !== null && LINK_POLL_MS }).data?.tg_data;

  useEffect(() => {
    if (url === null) return;
    const timer = setTimeout(() => setUrl(null), WAIT_MS);
    return () => clearTimeout(timer);
  }, [url]);
  if (linked && url !== null) setUrl(null);

  // The call does not name the link, so the key does: the state of an earlier link must not end the wait for this one.
  const link = useQuery({
    ...routeQuery(getTelegramLink, {}, { everyMs: LINK_POLL_MS }),
    queryKey: [...routeKey(getTelegramLink), url],
    enabled: url !== null,
  });
  if (link.data?.state === 'taken' && url !== null) {
    setUrl(null);
    setProblem(t('telegramTaken'));
  }

  const connect = async () => {
    // Opened synchronously in the click; later the popup blocker would stop it.
    const tab = window.open('', '_blank');
    setBusy(true);
    setProblem(null);
    try {
      const answer = await call(linkTelegram, {});
      if (!isWebAddress(answer.url)) throw new Error('Not a web address');
      if (tab) {
        tab.opener = null;
        tab.location.replace(answer.url);
      }
      setUrl(answer.url);
    } catch (error) {
      tab?.close();
      setProblem(
        error instanceof Error && error.name === 'ApiError'
          ? errorText(t, error)
          : t('telegramFailed'),
      );
    }
    setBusy(false);
  };

  return { url, busy, problem, connect };
}
