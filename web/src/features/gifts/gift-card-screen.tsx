import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { readGift } from '@sesame/contract/shop/gifts.ts';
import { ArrowLeft } from 'lucide-react';
import { Link, useRoute } from 'wouter';
import { useRouteQuery } from '../../api/client/route-query.ts';
import { errorText } from '../../i18n/error-text.ts';
import { formatTerm } from '../../i18n/format-term.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { RetryButton } from '../../shell/retry-button.tsx';
import { ErrorState } from '../../ui/data/state-view.tsx';
import { CopyButton } from '../../ui/forms/copy-button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { GiftBadge } from './gift-badge.tsx';
import { showsCode } from './gift-state-text.ts';
import { MailCard } from './mail-card.tsx';
import { PrintedCard } from './printed-card.tsx';
import { RefundGift } from './refund-gift.tsx';

/** One gift of the buyer: its code, the card to print, and the refund. */
export function GiftCardScreen() {
  const { t } = useI18n();
  const [, params] = useRoute<{ id: string }>(paths.giftCard(':id'));
  const { data, error, isPending, isFetching, refetch } = useRouteQuery(
    readGift,
    { params: { id: params?.id ?? '' } },
    // A code on a closed page is forgotten.
    { gcTime: 0 },
  );
  const title = t('giftPage', { product: data?.gift.title ?? '' });
  useDocumentTitle(data ? title : t('gifts'));
  return (
    <div className="mx-auto max-w-[920px]">
      <LinkButton
        as={Link}
        className="-ml-3 print:hidden"
        href={paths.gifts()}
        icon={<Icon of={ArrowLeft} size={16} />}
        size="sm"
        variant="ghost"
      >
        {t('giftBack')}
      </LinkButton>
      <h1 className="type-title-1 wrap-anywhere mt-3 print:hidden" tabIndex={-1}>
        {data ? title : t('gifts')}
      </h1>
      {data ? <Opened answer={data} /> : null}
      {isPending ? <CardSkeleton /> : null}
      {error && !data ? (
        <div className="mt-7">
          <ErrorState
            actions={<RetryButton busy={isFetching} onRetry={() => void refetch()} />}
            text={errorText(t, error)}
            title={t('giftsFailed')}
          />
        </div>
      ) : null}
    </div>
  );
}

function Opened({
  answer: { gift, code, url, cards_left: left },
}: {
  answer: AnswerOf<typeof readGift>;
}) {
  const { t } = useI18n();
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted print:hidden">
        <span>{formatTerm(t, gift.duration)}</span>
        <GiftBadge gift={gift} />
      </p>
      <div className="mt-7 grid gap-5 max-md:mt-5 max-md:gap-3">
        {showsCode(gift) ? (
          <Card as="section" className="print:hidden">
            <Shown label={t('giftCode')} text={code} />
            <div className="mt-5">
              <Shown label={t('giftLink')} text={url} />
            </div>
          </Card>
        ) : null}
        {gift.state === 'open' ? <PrintedCard code={code} gift={gift} url={url} /> : null}
        {gift.state === 'open' && left !== null ? <MailCard id={gift.id} left={left} /> : null}
        {gift.refund ? <RefundGift id={gift.id} refund={gift.refund} /> : null}
      </div>
    </>
  );
}

/** A text to copy, or to select where the browser has no clipboard. */
function Shown({ label, text }: { label: string; text: string }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="type-label">{label}</h2>
        <p className="type-tabular wrap-anywhere mt-1 select-all font-medium">{text}</p>
      </div>
      <CopyButton copiedLabel={t('copied')} label={t('copy')} text={text} withText />
    </div>
  );
}

function CardSkeleton() {
  const { t } = useI18n();
  return (
    <Card className="mt-7" role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="mt-5 h-56 w-full rounded-md" />
    </Card>
  );
}
