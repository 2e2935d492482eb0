import {
  type ConsolePromo,
  listPromoCodes,
  readPromoCode,
  switchPromoCode,
} from '@sesame/contract/console/payments/promo-codes.ts';
import { Copy, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Link, useRoute, useSearch } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { Status } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { RecordAlerts } from '../../ui/alerts/record-alerts.tsx';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { NewPromo } from './new-promo.tsx';
import { PromoEditor } from './promo-editor.tsx';
import { stateKinds, stateMessages } from './promo-states.ts';
import { promoMessages } from './promos.messages.ts';
import { Redemptions } from './redemptions.tsx';

/** Edits or creates a code; `?from=` starts with the terms of another. */
export function PromoScreen() {
  const t = useMessages(promoMessages);
  const may = useMay();
  const [, params] = useRoute<{ id: string }>(consolePaths.promo(':id'));
  const from = new URLSearchParams(useSearch()).get('from');
  const isNew = params?.id === 'new';
  const id = isNew ? from : (params?.id ?? null);
  const promo = useConsoleQuery(
    readPromoCode,
    { params: { id: id ?? '' } },
    { enabled: id !== null },
  );
  const title = isNew ? t('create') : (promo.data?.code ?? t('code'));
  useDocumentTitle(title);
  return (
    <ConsolePage
      actions={!isNew && promo.data && may('promos:write') ? <Actions promo={promo.data} /> : null}
      back={<BackLink href={consolePaths.promos()}>{t('back')}</BackLink>}
      title={<bdi>{title}</bdi>}
    >
      {id === null ? (
        <NewPromo from={undefined} />
      ) : promo.data ? (
        isNew ? (
          <NewPromo from={promo.data} />
        ) : (
          <>
            <RecordAlerts className="mb-5" record={`promo:${id}`} />
            <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(280px,2fr)]">
              <PromoEditor
                key={id}
                mayWrite={may('promos:write')}
                promo={promo.data}
                reread={async () => (await promo.refetch()).data}
              />
              <PromoFacts promo={promo.data} />
            </div>
            <Redemptions mayWrite={may('promos:write')} promoId={id} />
          </>
        )
      ) : (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={promo} />
      )}
    </ConsolePage>
  );
}

function PromoFacts({ promo }: { promo: ConsolePromo }) {
  const t = useMessages(promoMessages);
  const may = useMay();
  const { uses, max_uses: limit, created_at: createdAt, batch_id: batchId } = promo;
  return (
    <Panel title={t('facts')}>
      <FactList
        facts={[
          {
            key: 'state',
            label: t('state'),
            value: <Status kind={stateKinds[promo.state]}>{t(stateMessages[promo.state])}</Status>,
          },
          ...(promo.buyer
            ? [
                {
                  key: 'buyer',
                  label: t('buyer'),
                  value: may('users:read') ? (
                    <TextLink as={Link} href={consolePaths.user(promo.buyer.id)}>
                      <bdi>{promo.buyer.username}</bdi>
                    </TextLink>
                  ) : (
                    <bdi>{promo.buyer.username}</bdi>
                  ),
                },
              ]
            : []),
          {
            key: 'uses',
            label: t('uses'),
            value: limit === null ? uses : t('usesOf', { used: uses, limit }),
          },
          {
            key: 'created',
            label: t('created'),
            value: formatDateTime(createdAt),
          },
          ...(batchId
            ? [
                {
                  key: 'batch',
                  label: t('batch'),
                  value: (
                    <TextLink as={Link} href={`${consolePaths.promos()}?batch_id=${batchId}`}>
                      {t('batchLink')}
                    </TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}

function Actions({ promo }: { promo: ConsolePromo }) {
  const t = useMessages(promoMessages);
  const [isOpen, setIsOpen] = useState(false);
  const turn = useConsoleMutation(switchPromoCode, { touches: [readPromoCode, listPromoCodes] });
  const action = promo.active ? 'pause' : 'resume';
  return (
    <>
      <LinkButton
        as={Link}
        href={`${consolePaths.promo('new')}?from=${promo.id}`}
        icon={<Icon of={Copy} />}
        variant="outline"
      >
        {t('clone')}
      </LinkButton>
      <Button
        icon={<Icon of={promo.active ? Pause : Play} />}
        onClick={() => setIsOpen(true)}
        variant="outline"
      >
        {t(action)}
      </Button>
      {isOpen ? (
        <ActionDialog
          action={turn}
          lead={promo.active ? t('pauseLead') : null}
          onClose={() => {
            setIsOpen(false);
            turn.reset();
          }}
          onSubmit={() =>
            turn.mutate(
              {
                params: { id: String(promo.id) },
                body: { active: !promo.active, version: promo.version },
              },
              { onSuccess: () => setIsOpen(false) },
            )
          }
          submitLabel={t(action)}
          title={`${t(action)}: ${promo.code}`}
        />
      ) : null}
    </>
  );
}
