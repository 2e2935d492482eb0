import {
  listPromoCodes,
  listRedemptions,
  type PromoUse,
  readPromoCode,
  releaseRedemption,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Status } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { consolePaths } from '../../paths.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { ConsoleList } from '../../ui/lists/console-list.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { promoMessages } from './promos.messages.ts';

const useStates = {
  reserved: { stateLabel: 'useReserved', kind: 'processing' },
  committed: { stateLabel: 'useCommitted', kind: 'active' },
  released: { stateLabel: 'useReleased', kind: 'expired' },
} as const;

/** Redemptions of a code, newest first, with a button to release a stuck reservation. */
export function Redemptions({ promoId, mayWrite }: { promoId: string; mayWrite: boolean }) {
  const { language } = useI18n();
  const t = useMessages(promoMessages);
  const [releasing, setReleasing] = useState<PromoUse>();
  const list = useConsoleList(listRedemptions, { params: { id: promoId } });
  return (
    <section className="mt-6">
      <h2 className="type-title-3 mb-3">{t('usesTitle')}</h2>
      <ConsoleList
        caption={t('usesTitle')}
        columns={[
          {
            key: 'buyer',
            phone: 'title',
            header: t('buyer'),
            wrap: true,
            cell: ({ user }) => <bdi>{user.username}</bdi>,
          },
          {
            key: 'payment',
            header: t('payment'),
            variant: 'muted',
            cell: ({ payment }) => (
              <TextLink
                as={Link}
                className="whitespace-nowrap"
                href={consolePaths.payment(payment.id)}
              >
                {payment.number}
              </TextLink>
            ),
          },
          {
            key: 'saving',
            phone: 'end',
            header: t('discount'),
            variant: 'amount',
            cell: ({ payment }) => formatDollars(language, payment.discount),
          },
          {
            key: 'when',
            phone: 'underEnd',
            header: t('when'),
            variant: 'muted',
            cell: ({ created_at: at }) => formatDateTime(at),
          },
          {
            key: 'state',
            phone: 'under',
            header: t('state'),
            cell: (use) => (
              <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
                <Status kind={useStates[use.state].kind}>
                  {t(useStates[use.state].stateLabel)}
                  {use.over_limit ? `, ${t('overLimit')}` : ''}
                </Status>
                {mayWrite && use.state === 'reserved' ? (
                  <Button onClick={() => setReleasing(use)} size="sm" variant="outline">
                    {t('release')}
                  </Button>
                ) : null}
              </span>
            ),
          },
        ]}
        empty={<EmptyState heading="h3" title={t('noUses')} />}
        list={list}
      />
      {releasing ? <ReleaseDialog onClose={() => setReleasing(undefined)} use={releasing} /> : null}
    </section>
  );
}

function ReleaseDialog({ use, onClose }: { use: PromoUse; onClose: () => void }) {
  const t = useMessages(promoMessages);
  return (
    <ReasonDialog
      destructive
      lead={t('releaseLead')}
      onClose={onClose}
      route={releaseRedemption}
      params={{ id: use.id }}
      touches={[listRedemptions, readPromoCode, listPromoCodes]}
      onSaved={() => {
        showToast({ tone: 'success', title: t('released') });
        onClose();
      }}
      submitLabel={t('release')}
      title={t('releaseTitle')}
    />
  );
}
