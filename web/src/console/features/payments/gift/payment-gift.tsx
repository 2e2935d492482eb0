import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { Link } from 'wouter';
import { formatDateTime } from '../../../../i18n/format.ts';
import { formatDollars } from '../../../../i18n/format-amount.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { TextLink } from '../../../../ui/primitives/text-link.tsx';
import { useMay } from '../../../api/use-operator.ts';
import { consolePaths } from '../../../paths.ts';
import { GiftStateMark } from '../../../ui/gifts/gift-state.tsx';
import { Panel } from '../../../ui/page/console-page.tsx';
import { FactList } from '../../../ui/page/fact-list.tsx';
import { paymentGiftMessages } from './payment-gift.messages.ts';

/** The state of the gift that a payment bought; nothing for another payment. */
export function PaymentGift({ payment: { gift } }: { payment: ConsolePayment }) {
  const { language } = useI18n();
  const t = useMessages(paymentGiftMessages);
  const may = useMay();
  if (gift === undefined) return null;
  const { claim, ended_at: endedAt, revoked_by: revokedBy } = gift;
  return (
    <Panel title={t('gift')}>
      <FactList
        facts={[
          { key: 'state', label: t('state'), value: <GiftStateMark gift={gift} /> },
          {
            key: 'code',
            label: t('codeEnds'),
            value: <span className="type-tabular">…{gift.code_ending}</span>,
          },
          ...(claim === null
            ? []
            : [
                { key: 'claimed', label: t('claimedAt'), value: formatDateTime(claim.at) },
                {
                  key: 'claimer',
                  label: t('claimedBy'),
                  value: may('users:read') ? (
                    <TextLink
                      as={Link}
                      className="wrap-anywhere"
                      href={consolePaths.user(claim.by.id)}
                    >
                      <bdi>{claim.by.username}</bdi>
                    </TextLink>
                  ) : (
                    <bdi>{claim.by.username}</bdi>
                  ),
                },
              ]),
          ...(claim === null || claim.credit === null
            ? []
            : [
                {
                  key: 'credit',
                  label: t('credit'),
                  value: formatDollars(language, claim.credit),
                },
              ]),
          ...(endedAt === null
            ? []
            : [{ key: 'ended', label: t('endedAt'), value: formatDateTime(endedAt) }]),
          ...(revokedBy === null
            ? []
            : [{ key: 'revoked', label: t('revokedBy'), value: revokedBy }]),
        ]}
      />
    </Panel>
  );
}
