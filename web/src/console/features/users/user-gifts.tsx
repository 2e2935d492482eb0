import { type ConsoleGift, listConsoleGifts } from '@sesame/contract/console/payments/gifts.ts';
import { Link } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { GiftStateMark } from '../../ui/gifts/gift-state.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { userGiftMessages } from './user-gifts.messages.ts';

const SHOWN = 5;

/** The latest gifts that a buyer has bought or redeemed. */
export function UserGifts({ userId }: { userId: string }) {
  const t = useMessages(userGiftMessages);
  const query = useConsoleQuery(listConsoleGifts, { query: { person: userId } });
  if (query.data === undefined) {
    return (
      <Panel title={t('panel')}>
        <NoAnswerYet failed={t('failed')} loading={t('panel')} query={query} />
      </Panel>
    );
  }
  return (
    <Panel title={t('panel')}>
      {query.data.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0">
          {query.data.slice(0, SHOWN).map((gift) => (
            <GiftLine gift={gift} key={gift.id} userId={userId} />
          ))}
        </ul>
      )}
      {query.data.length > SHOWN ? (
        <TextLink as={Link} className="mt-3 inline-block" href={consolePaths.giftsOf(userId)}>
          {t('all')}
        </TextLink>
      ) : null}
    </Panel>
  );
}

function GiftLine({ gift, userId }: { gift: ConsoleGift; userId: string }) {
  const { language } = useI18n();
  const t = useMessages(userGiftMessages);
  const titleOf = useTitle();
  const { buyer, claim, created_at: at, paid, payment } = gift;
  const isBought = buyer.id === userId;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0">
        <TextLink as={Link} className="wrap-anywhere" href={consolePaths.payment(payment.id)}>
          {titleOf(gift)}
        </TextLink>
        <span className="block text-muted">
          {isBought
            ? t('boughtAt', { at: formatDateTime(at) })
            : t('redeemedAt', { at: formatDateTime(claim?.at ?? at) })}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <GiftStateMark gift={gift} />
        <span className="font-semibold">{formatDollars(language, paid)}</span>
      </span>
    </li>
  );
}
