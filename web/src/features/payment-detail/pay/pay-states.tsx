import type { PaymentPage } from '@sesame/contract/shop/payment-page.ts';
import { CircleX, TimerOff, Undo2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { paths } from '../../../paths.ts';
import { BrandMark } from '../../../ui/brand/brand-mark.tsx';
import { Logo } from '../../../ui/brand/logo.tsx';
import { CenterState, IconDisc } from '../../../ui/data/state-view.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { RingLoader } from '../../../ui/primitives/ring-loader.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';

type StateProps = { page: PaymentPage };

export function PageSkeleton() {
  const { t } = useI18n();
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="mt-3 mb-[22px] h-4 w-full" />
      <div className="overflow-hidden rounded-lg border border-border bg-surface p-7 shadow-card max-md:px-[18px]">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="mx-auto mt-7 size-60" />
      </div>
    </div>
  );
}

/** The money was seen; nothing is left to do. */
export function OnItsWayState() {
  const { t } = useI18n();
  return (
    <Centered
      actions={<ToDashboard />}
      art={<Waiting />}
      role="status"
      text={t('payPageOnItsWayHint')}
      title={t('payPageOnItsWay')}
    />
  );
}

/** The received money does not match the order. */
export function ReviewState({ page }: StateProps) {
  const { t } = useI18n();
  return (
    <Centered
      actions={
        <>
          <ToDashboard />
          <ToSupport page={page} />
        </>
      }
      art={<Waiting />}
      role="status"
      text={`${t('reviewText')}. ${t('reviewNote')}`}
      title={t('reviewTitle')}
    />
  );
}

export function DeclinedState({ page }: StateProps) {
  const { t } = useI18n();
  return (
    <Centered
      actions={<AgainOrSupport page={page} />}
      art={<Disc icon={CircleX} tone="danger" />}
      role="alert"
      text={t('payPageDeclinedHint')}
      title={t('payPageDeclined')}
    />
  );
}

export function EndedState({ page }: StateProps) {
  const { t } = useI18n();
  return (
    <Centered
      actions={<AgainOrSupport page={page} />}
      art={<Disc icon={TimerOff} tone="warning" />}
      role="status"
      text={t('payPageEndedHint')}
      title={t('payPageEnded')}
    />
  );
}

export function DoneState({ page: { title, picture, access_until: until } }: StateProps) {
  const { t } = useI18n();
  return (
    <Centered
      actions={<ToDashboard isPrimary />}
      art={<Logo eager size={72} src={picture} />}
      role="status"
      text={until && t('activeTill', { date: formatDate(new Date(until)) })}
      title={t('transferDone', { product: title })}
    />
  );
}

export function RefundedState({ page }: StateProps) {
  const { t } = useI18n();
  return (
    <Centered
      actions={<OrderAgain page={page} />}
      art={<Disc icon={Undo2} />}
      title={t('transferRefunded')}
    />
  );
}

function Centered(props: ComponentProps<typeof CenterState>) {
  return (
    <div className="grid justify-items-center pt-12 max-md:pt-6">
      <CenterState {...props} />
    </div>
  );
}

function Waiting(): ReactNode {
  return (
    <RingLoader>
      <BrandMark size={34} />
    </RingLoader>
  );
}

function Disc({
  icon,
  tone,
}: {
  icon: ComponentProps<typeof Icon>['of'];
  tone?: 'warning' | 'danger';
}) {
  return (
    <IconDisc {...(tone && { tone })}>
      <Icon of={icon} size={28} />
    </IconDisc>
  );
}

function ToDashboard({ isPrimary = false }: { isPrimary?: boolean }) {
  const { t } = useI18n();
  return (
    <LinkButton as={Link} href={paths.subscriptions()} variant={isPrimary ? 'default' : 'outline'}>
      {t('toDashboard')}
    </LinkButton>
  );
}

function ToSupport({ page: { id } }: StateProps) {
  const { t } = useI18n();
  return (
    <LinkButton as={Link} href={paths.newTicket({ payment: id })} variant="outline">
      {t('contactSupport')}
    </LinkButton>
  );
}

function AgainOrSupport({ page }: StateProps) {
  return (
    <>
      <OrderAgain page={page} />
      <ToSupport page={page} />
    </>
  );
}

function OrderAgain({ page }: StateProps) {
  const { t } = useI18n();
  return (
    <LinkButton as={Link} href={paths.orderAgain(page.product_id)}>
      {t('orderAgain')}
    </LinkButton>
  );
}
