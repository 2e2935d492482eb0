import { HISTORY_PAGE_SIZE } from '@sesame/contract/shared/limits.ts';
import { type Gift, listGifts } from '@sesame/contract/shop/gifts.ts';
import { Gift as GiftIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useRouteQuery } from '../../api/client/route-query.ts';
import { formatDate } from '../../i18n/format.ts';
import { formatTerm } from '../../i18n/format-term.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { RetryButton } from '../../shell/retry-button.tsx';
import { RowsSkeleton } from '../../shell/rows-skeleton.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { EmptyState, ErrorState, IconDisc } from '../../ui/data/state-view.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { GiftBadge } from './gift-badge.tsx';
import { showsCode } from './gift-state-text.ts';

/** The gifts that the buyer has bought, without their codes. */
export function GiftsScreen() {
  const { t } = useI18n();
  /** The first gift of each page follows this one. */
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined]);
  useDocumentTitle(t('gifts'));
  return (
    <div className="mx-auto max-w-[920px]">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="type-title-1" tabIndex={-1}>
            {t('gifts')}
          </h1>
          <p className="mt-2 max-w-[64ch] text-muted">{t('giftsHint')}</p>
        </div>
        <LinkButton as={Link} href={paths.gift()} variant="outline">
          {t('giftClaimTitle')}
        </LinkButton>
      </div>
      <div className="mt-7 grid gap-4 max-md:mt-5">
        {pages.map((before, index) => (
          <GiftPage
            before={before}
            key={before ?? 'newest'}
            onMore={index === pages.length - 1 ? (last) => setPages([...pages, last]) : undefined}
          />
        ))}
      </div>
    </div>
  );
}

type GiftPageProps = {
  before: string | undefined;
  /** Only on the last page. */
  onMore: ((last: string) => void) | undefined;
};

function GiftPage({ before, onMore }: GiftPageProps) {
  const { t } = useI18n();
  const { data, isPending, isFetching, refetch } = useRouteQuery(listGifts, {
    query: before === undefined ? {} : { before },
  });
  if (isPending) return <RowsSkeleton />;
  if (data === undefined) {
    return (
      <ErrorState
        actions={<RetryButton busy={isFetching} onRetry={() => void refetch()} />}
        title={t('giftsFailed')}
      />
    );
  }
  if (data.length === 0) return before === undefined ? <NoGifts /> : null;
  const last = data.at(-1);
  return (
    <>
      <Card padding="none">
        <ul>
          {data.map((gift) => (
            <GiftRow gift={gift} key={gift.id} />
          ))}
        </ul>
      </Card>
      {onMore && last && data.length === HISTORY_PAGE_SIZE ? (
        <Button className="justify-self-center" onClick={() => onMore(last.id)} variant="outline">
          {t('giftsMore')}
        </Button>
      ) : null}
    </>
  );
}

function GiftRow({ gift }: { gift: Gift }) {
  const { t } = useI18n();
  const { title, duration, pictures, created_at, code_ending } = gift;
  return (
    <li className="flex flex-wrap items-center gap-4 border-border border-t px-6 py-4 first:border-t-0 max-md:px-4">
      <Logo size={40} src={pictures[0] ?? ''} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere font-medium">
          {title}, {formatTerm(t, duration)}
        </p>
        <p className="mt-0.5 text-[.8125rem] text-muted leading-[18px]">
          {t('giftBoughtOn', { date: formatDate(created_at), ending: code_ending })}
        </p>
        <p className="mt-1.5 text-[.8125rem] leading-[18px] [&>span]:whitespace-normal">
          <GiftBadge gift={gift} />
        </p>
      </div>
      {showsCode(gift) ? (
        <LinkButton
          aria-label={`${t('giftOpenCard')}: ${title}`}
          as={Link}
          className="max-sm:w-full"
          href={paths.giftCard(gift.id)}
          variant={gift.state === 'open' ? 'default' : 'outline'}
        >
          {t('giftOpenCard')}
        </LinkButton>
      ) : null}
    </li>
  );
}

function NoGifts() {
  const { t } = useI18n();
  return (
    <EmptyState
      actions={
        <LinkButton as={Link} href={paths.services()}>
          {t('viewPlans')}
        </LinkButton>
      }
      art={
        <IconDisc>
          <Icon of={GiftIcon} size={28} />
        </IconDisc>
      }
      text={t('giftsEmptyHint')}
      title={t('giftsEmpty')}
    />
  );
}
