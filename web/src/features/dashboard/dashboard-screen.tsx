import type { User } from '@sesame/contract/shop/session.ts';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { runtimeConfig } from '../../api/client/config.ts';
import { pageAnnouncement } from '../../api/page-announcement.ts';
import {
  useActiveSubscriptions,
  useAnnouncement,
  useEndedSubscriptions,
  usePayments,
  useRenewals,
  useUser,
} from '../../api/queries.ts';
import { useDocumentTitle } from '../../i18n/use-document-title.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { LargeTitleTabs } from '../../ui/data/large-title-tabs.tsx';
import { useAfterPaint } from '../../ui/primitives/use-after-paint.ts';
import { AnnouncementBanner } from './announcement-banner.tsx';
// Every new buyer sees it, and the whole page would wait for its code.
import { ConfirmEmailNote } from './confirm-email-note.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { PaymentsSkeleton } from './history/payments-skeleton.tsx';
import { SubscriptionsTab } from './subscriptions-tab.tsx';

const paymentsTab = lazyScreen(() =>
  import('./history/payments-tab.tsx').then((module) => module.PaymentsTab),
);

// Rarely needed, so it is not part of the first view.
const AskedDoublePayments = lazyScreen(() =>
  import('../../shell/double-payment/asked-double-payments.tsx').then(
    (module) => module.AskedDoublePayments,
  ),
).Component;

type DashboardScreenProps = {
  tab: 'subscriptions' | 'payments';
  /**
   * Opens the order sheet; `withCoupon` if the user came to use one, `again` to choose the plan and method of the last
   * time.
   */
  onOrder: (productId: number, how: { withCoupon: boolean; again: boolean }) => void;
  /** The user is about to order: preload the sheet. */
  onOrderIntent: () => void;
  /** Leads to the product list from the other tab. */
  onShowPlans: () => void;
};

/** Subscriptions, catalogue and payments of the user: one screen, two tabs. */
export function DashboardScreen({
  tab,
  onOrder,
  onOrderIntent,
  onShowPlans,
}: DashboardScreenProps) {
  const { t } = useI18n();
  const title = t(tab === 'subscriptions' ? 'tabSubscriptions' : 'tabPayments');
  const [withCoupon, setWithCoupon] = useState(false);
  const [plansRequests, setPlansRequests] = useState(0);
  const [catalogueDrawn, setCatalogueDrawn] = useState(false);
  const { known, user, announcement, active } = useFirstAnswers();
  const hasAnnouncement = Boolean(announcement.data);
  const skeleton = <DashboardSkeleton tab={tab} tabs={<Tabs tab={tab} />} />;
  // A newcomer sees products first; once there is access to lose, the reminder is at the top.
  const isNew = active.data?.length === 0 && tab === 'subscriptions';
  const email = unconfirmedEmail(user.data);
  // A tap on a tab is answered by the tab itself; removing one long list and drawing the other follows its paint.
  const shownTab = useAfterPaint(tab);
  useDocumentTitle(title);
  useEffect(() => {
    // The other tab and the order sheet are loaded after the first view, so that they open without a network too.
    if (!known) return;
    void paymentsTab.preload();
    onOrderIntent();
  }, [known, onOrderIntent]);

  const showPlans = (coupon: boolean) => {
    setWithCoupon(coupon);
    setPlansRequests(plansRequests + 1);
    if (tab !== 'subscriptions') onShowPlans();
  };
  const order = {
    onOrder: (productId: number, again = false) => onOrder(productId, { withCoupon, again }),
    onOrderIntent,
  };

  return (
    <>
      <h1 className="sr-only" tabIndex={-1}>
        {title}
      </h1>
      {/* The page is rendered once all heights are known, so that its layout does not shift. */}
      <Suspense fallback={skeleton}>
        {known && email && !isNew ? <ConfirmEmailNote className="mb-6" email={email} /> : null}
        {/* The announcement in the page is already visible, and the server only renders it when no note is shown above
           it. */}
        {hasAnnouncement && (known || pageAnnouncement) ? (
          <AnnouncementBanner onActivate={() => showPlans(true)} />
        ) : null}
        {known ? <DoublePayments /> : null}
        {known ? (
          <>
            <Tabs tab={tab} />
            {shownTab === 'subscriptions' ? (
              <SubscriptionsTab
                {...order}
                onCatalogueDrawn={() => setCatalogueDrawn(true)}
                onShowPlans={showPlans}
                plansRequests={plansRequests}
                withCoupon={withCoupon}
              />
            ) : (
              <Suspense fallback={<PaymentsSkeleton />}>
                <paymentsTab.Component {...order} onShowPlans={() => showPlans(false)} />
              </Suspense>
            )}
          </>
        ) : (
          skeleton
        )}
      </Suspense>
      {/* The catalogue would push it down. */}
      {catalogueDrawn && email && isNew ? (
        <ConfirmEmailNote className="mt-10" email={email} />
      ) : null}
    </>
  );
}

/** The questions about payments made twice. A separate component, so that a poll does not render the whole screen. */
function DoublePayments() {
  const asked = usePayments().data?.filter(({ asks_double: asks }) => asks) ?? [];
  const [hasAsked, setHasAsked] = useState(false);
  if (asked.length > 0 && !hasAsked) setHasAsked(true);
  return hasAsked ? (
    <Suspense fallback={null}>
      <AskedDoublePayments ids={asked.map(({ id }) => id)} />
    </Suspense>
  ) : null;
}

function Tabs({ tab }: Pick<DashboardScreenProps, 'tab'>) {
  const { t } = useI18n();
  return (
    <LargeTitleTabs
      as={Link}
      label={t('navDashboard')}
      tabs={[
        {
          href: paths.subscriptions(),
          label: t('tabSubscriptions'),
          current: tab === 'subscriptions',
        },
        { href: paths.payments(), label: t('tabPayments'), current: tab === 'payments' },
      ]}
    />
  );
}

/** Null when it is confirmed, and in a shop without mails, which cannot send a link. */
function unconfirmedEmail(user: User | undefined): string | null {
  return runtimeConfig.mail && user && !user.email_confirmed ? user.email : null;
}

/** Whether the parts at the top have succeeded or failed once; retries continue in the background. */
function useFirstAnswers() {
  const user = useUser();
  const announcement = useAnnouncement();
  const active = useActiveSubscriptions();
  const queries = [user, announcement, active, useRenewals(), useEndedSubscriptions()];
  const [known, setKnown] = useState(false);
  if (!known && queries.every((query) => !query.isPending || query.failureCount > 0)) {
    setKnown(true);
  }
  return { known, user, announcement, active };
}
