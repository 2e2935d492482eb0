import {
  type ConsolePartner,
  listPartnerCommissions,
  listPartners,
  readPartner,
  verifyPartner,
} from '@sesame/contract/console/referrals.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { HeldCredits } from './held-credits.tsx';
import { PartnerCommissions } from './partner-commissions.tsx';
import { partnerMessages } from './partners.messages.ts';

const touches = [listPartners, readPartner, listPartnerCommissions];

/** Figures of one partner and their commissions by purchase. */
export function PartnerScreen() {
  const { language } = useI18n();
  const t = useMessages(partnerMessages);
  const may = useMay();
  const [path] = useLocation();
  const id = path.split('/').at(-1) ?? '';
  const [selected, setSelected] = useState(false);
  const partner = useConsoleQuery(readPartner, { params: { id } });
  useDocumentTitle(partner.data?.username ?? t('title'));
  const action = partner.data?.verified ? 'unverify' : 'verify';
  return (
    <ConsolePage
      actions={
        partner.data && may('referrals:write') ? (
          <Button onClick={() => setSelected(true)} variant="outline">
            {t(action)}
          </Button>
        ) : null
      }
      back={<BackLink href={consolePaths.partners()}>{t('back')}</BackLink>}
      title={partner.data?.username ?? t('title')}
    >
      {partner.data ? (
        <>
          <Panel className="mb-6">
            <FactList
              facts={[
                { key: 'email', label: t('email'), value: <Buyer partner={partner.data} /> },
                {
                  key: 'verified',
                  label: t('verified'),
                  value: t(partner.data.verified ? 'yes' : 'no'),
                },
                { key: 'visits', label: t('visits'), value: partner.data.visits },
                {
                  key: 'registrations',
                  label: t('registrations'),
                  value: partner.data.registrations,
                },
                {
                  key: 'earned',
                  label: t('earned'),
                  value: formatDollars(language, partner.data.total_earnings),
                },
                {
                  key: 'credited',
                  label: t('credits'),
                  value: formatDollars(language, partner.data.credited),
                },
                {
                  key: 'onHold',
                  label: t('onHold'),
                  value: formatDollars(language, partner.data.on_hold),
                },
                {
                  key: 'available',
                  label: t('available'),
                  value: formatDollars(language, partner.data.available),
                },
                {
                  key: 'inPayout',
                  label: t('inPayout'),
                  value: formatDollars(language, partner.data.in_payout),
                },
                {
                  key: 'paidOut',
                  label: t('paidOut'),
                  value: formatDollars(language, partner.data.paid_out),
                },
                {
                  key: 'reversed',
                  label: t('reversed'),
                  value: formatDollars(language, partner.data.reversed),
                },
              ]}
            />
          </Panel>
          <HeldCredits partnerId={id} />
          <h2 className="type-title-2 mb-3">{t('commissions')}</h2>
          <PartnerCommissions partnerId={id} />
        </>
      ) : (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={partner} />
      )}
      {selected && partner.data ? (
        <ReasonDialog
          lead={t('verifyLead')}
          onClose={() => setSelected(false)}
          route={verifyPartner}
          params={{ id }}
          body={{ verified: !partner.data.verified }}
          touches={touches}
          submitLabel={t(partner.data.verified ? 'unverify' : 'verify')}
          title={t(partner.data.verified ? 'unverifyTitle' : 'verifyTitle')}
        />
      ) : null}
    </ConsolePage>
  );
}

/** The email, as a link to the buyer's page for those who may open it. */
function Buyer({ partner: { id, email } }: { partner: ConsolePartner }) {
  const may = useMay();
  return may('users:read') ? (
    <TextLink as={Link} href={consolePaths.user(id)}>
      {email}
    </TextLink>
  ) : (
    email
  );
}
