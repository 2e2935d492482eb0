import { readInventory, type ServiceInventory } from '@sesame/contract/console/inventory.ts';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Logo } from '../../../ui/brand/logo.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { RecordAlerts } from '../../ui/alerts/record-alerts.tsx';
import { ImportDialog } from '../../ui/inventory/import-dialog.tsx';
import { inventoryMessages } from '../../ui/inventory/inventory.messages.ts';
import { ServiceDialog } from '../../ui/inventory/service-dialog.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { freeItems } from './free-items.rules.ts';
import { InventoryItems } from './inventory-items.tsx';
import { LevelStatus } from './level-status.tsx';

/** One service: its details, its availability and its items. */
export function ServiceScreen() {
  const t = useMessages(inventoryMessages);
  const titleOf = useTitle();
  const [path] = useLocation();
  const id = path.split('/').at(-1) ?? '';
  const inventory = useConsoleQuery(readInventory, { params: { id } });
  useDocumentTitle(inventory.data ? titleOf(inventory.data) : t('title'));
  const back = <BackLink href={consolePaths.inventory()}>{t('back')}</BackLink>;
  if (inventory.data)
    return <Service back={back} key={inventory.data.id} inventory={inventory.data} />;
  return (
    <ConsolePage back={back} title={t('title')}>
      <NoAnswerYet failed={t('failed')} loading={t('loading')} query={inventory} />
    </ConsolePage>
  );
}

function Service({ inventory, back }: { inventory: ServiceInventory; back: ReactNode }) {
  const t = useMessages(inventoryMessages);
  const titleOf = useTitle();
  const may = useMay();
  const [open, setOpen] = useState<'edit' | 'import' | null>(null);
  const close = () => setOpen(null);
  return (
    <ConsolePage
      actions={
        <>
          {may('products:write') ? (
            <Button onClick={() => setOpen('edit')} variant="outline">
              {t('edit')}
            </Button>
          ) : null}
          {may('inventory:write') ? (
            <Button onClick={() => setOpen('import')}>{t('import')}</Button>
          ) : null}
        </>
      }
      back={back}
      title={
        <span className="flex items-center gap-3">
          <Logo size={36} src={inventory.picture} />
          {titleOf(inventory)}
        </span>
      }
    >
      <RecordAlerts
        className="mb-6"
        kinds={['inventory_low', 'item_reported']}
        subject={String(inventory.id)}
      />
      <div className="mb-6 grid gap-4 lg:grid-cols-2">
        <Panel>
          <FactList
            facts={[
              {
                key: 'level',
                label: t('level'),
                value: <LevelStatus level={inventory.level} />,
              },
              { key: 'free', label: t('free'), value: freeItems(inventory) },
              { key: 'assigned', label: t('assigned'), value: inventory.assigned },
              {
                key: 'forAll',
                label: t('shared'),
                value: inventory.shared + inventory.templates + inventory.webhooks,
              },
              {
                key: 'waiting',
                label: t('waiting'),
                value:
                  inventory.waiting === 0 ? null : (
                    <>
                      {inventory.waiting}{' '}
                      <TextLink
                        as={Link}
                        href={`${consolePaths.fulfilment()}?service=${inventory.id}`}
                      >
                        {t('toQueue')}
                      </TextLink>
                    </>
                  ),
              },
            ]}
          />
        </Panel>
        <Panel>
          <FactList
            facts={[
              { key: 'site', label: t('site'), value: inventory.site || null },
              {
                key: 'referral',
                label: t('referral'),
                value: t(inventory.referral ? 'yes' : 'no'),
              },
              {
                key: 'low',
                label: t('lowInventory'),
                value: inventory.low_inventory ?? t('shopDefault'),
              },
              {
                key: 'replacements',
                label: t('replacementLimit'),
                value: inventory.replacement_limit,
              },
            ]}
          />
        </Panel>
      </div>
      <InventoryItems inventory={inventory} />
      {open === 'edit' ? (
        <ServiceDialog onClose={close} onSaved={close} service={inventory} />
      ) : null}
      {open === 'import' ? <ImportDialog onClose={close} inventory={inventory} /> : null}
    </ConsolePage>
  );
}
