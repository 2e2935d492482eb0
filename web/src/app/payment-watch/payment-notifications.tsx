import type { PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';
import type { TextKey } from '@sesame/contract/texts/keys.ts';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import {
  followedPayments,
  markPaymentRead,
  parseFollowed,
} from '../../api/payments/followed-payments.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { useStore } from '../../store.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { Note } from '../../ui/primitives/note.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { type PaymentNews, type PaymentOutcome, paymentNews } from './payment-watch.rules.ts';

/** How followed payments went on, at the lower edge, so that the page does not move. Closed in one tab, closed in all. */
export function PaymentNotifications({
  history = [],
}: {
  history?: readonly PaymentHistoryItem[] | undefined;
}) {
  const followed = parseFollowed(useStore(followedPayments));
  return (
    <div
      className="pointer-events-none fixed inset-x-0 bottom-0 z-(--z-header) mx-auto grid max-w-140 gap-2 p-4 pb-[calc(16px+env(safe-area-inset-bottom))] [&>*]:pointer-events-auto"
      role="status"
    >
      {paymentNews(history, followed).map((news) => (
        <Notification key={news.payment.id} {...news} />
      ))}
    </div>
  );
}

const variants = {
  paid: { tone: 'success', text: 'paymentNewsPaid' },
  review: { tone: 'warning', text: 'paymentNewsReview' },
  declined: { tone: 'danger', text: 'paymentNewsDeclined' },
  expired: { tone: 'danger', text: 'paymentNewsExpired' },
  canceled: { tone: 'neutral', text: 'paymentNewsCanceled' },
} as const satisfies Record<PaymentOutcome, { tone: string; text: TextKey }>;

function Notification({ payment, outcome }: PaymentNews) {
  const { t } = useI18n();
  const { tone, text } = variants[outcome];
  const close = () => markPaymentRead(payment.id, outcome === 'review' ? 'review' : 'end');
  useClosedByNextPage(outcome === 'paid', close);
  return (
    <div className="relative rounded-[12px] bg-surface shadow-pop">
      <Note className="pr-12" tone={tone}>
        <span className="wrap-anywhere">{t(text, { product: payment.sub_plan_title })}</span>{' '}
        <NextStep onFollow={close} outcome={outcome} payment={payment} />
      </Note>
      <Button
        aria-label={t('close')}
        className="absolute top-2 right-2 pointer-coarse:top-0.5"
        onClick={close}
        size="icon-sm"
        variant="ghost"
      >
        <Icon of={X} size={16} />
      </Button>
    </div>
  );
}

type NextStepProps = PaymentNews & { onFollow: () => void };

/** Where the buyer can continue; nothing on that page itself. */
function NextStep({ payment, outcome, onFollow }: NextStepProps) {
  const { t } = useI18n();
  const [path] = useLocation();
  const [href, text] = nextStep(payment, outcome);
  if (href === path) return null;
  return (
    <TextLink as={Link} className="text-current underline" href={href} onClick={onFollow}>
      {t(text)}
    </TextLink>
  );
}

function nextStep({ id, sub_plan_id, gift }: PaymentHistoryItem, outcome: PaymentOutcome) {
  if (outcome === 'paid' && gift) return [paths.gifts(), 'openGifts'] as const;
  if (outcome === 'paid') return [paths.subscriptions(), 'openSubscriptions'] as const;
  if (outcome === 'review') return [paths.paymentDetail(id), 'paymentDetails'] as const;
  return [paths.orderAgain(sub_plan_id), 'orderAgain'] as const;
}

/** Good news need no click: the next page closes them. */
function useClosedByNextPage(closes: boolean, close: () => void): void {
  const [path] = useLocation();
  const [shownAt] = useState(path);
  const closed = useEffectEvent(close);
  useEffect(() => {
    if (closes && path !== shownAt) closed();
  }, [closes, path, shownAt]);
}
