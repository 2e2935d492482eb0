import { type OriginStock, readStock } from '@sesame/contract/operator-stock.ts';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { BackLink } from '../../../shell/console/back-link.tsx';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage, Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { LevelStatus } from './level-status.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { stockWords } from './stock.words.ts';
import { StockItems } from './stock-items.tsx';

/** One service: what it is, what it has to give out, and every item of it. */
export function ServiceScreen() {
  const say = useWords(stockWords);
  const [path] = useLocation();
  const id = path.split('/').at(-1) ?? '';
  const stock = useOperatorQuery(readStock, { params: { id } });
  useDocumentTitle(stock.data?.title ?? say('title'));
  const back = <BackLink href={operatorPaths.stock()}>{say('back')}</BackLink>;
  if (stock.data) return <Service back={back} key={stock.data.id} stock={stock.data} />;
  return (
    <ConsolePage back={back} title={say('title')}>
      <NoAnswerYet failed={say('failed')} loading={say('loading')} query={stock} />
    </ConsolePage>
  );
}

function Service({ stock, back }: { stock: OriginStock; back: ReactNode }) {
  const say = useWords(stockWords);
  const may = useMay();
  const [open, setOpen] = useState<'edit' | 'import' | null>(null);
  const close = () => setOpen(null);
  return (
    <ConsolePage
      actions={
        <>
          {may('products:write') ? (
            <Button onClick={() => setOpen('edit')} variant="outline">
              {say('edit')}
            </Button>
          ) : null}
          {may('stock:write') ? (
            <Button onClick={() => setOpen('import')}>{say('import')}</Button>
          ) : null}
        </>
      }
      back={back}
      title={
        <span className="flex items-center gap-3">
          <Logo size={36} src={stock.picture} />
          {stock.title}
        </span>
      }
    >
      <div className="mb-6 grid gap-4 lg:grid-cols-2">
        <Panel>
          <FactList
            facts={[
              {
                key: 'level',
                label: say('level'),
                value: <LevelStatus level={stock.level} />,
              },
              { key: 'free', label: say('free'), value: stock.free },
              { key: 'given', label: say('given'), value: stock.given },
              {
                key: 'forAll',
                label: say('forAll'),
                value: stock.shared + stock.templates + stock.webhooks,
              },
              {
                key: 'waiting',
                label: say('waiting'),
                value:
                  stock.waiting === 0 ? null : (
                    <>
                      {stock.waiting}{' '}
                      <TextLink as={Link} href={`${operatorPaths.fulfilment()}?origin=${stock.id}`}>
                        {say('toQueue')}
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
              { key: 'site', label: say('site'), value: stock.site || null },
              {
                key: 'referral',
                label: say('referral'),
                value: say(stock.referral ? 'yes' : 'no'),
              },
              { key: 'low', label: say('lowStock'), value: stock.low_stock ?? say('asInSettings') },
            ]}
          />
        </Panel>
      </div>
      <StockItems stock={stock} />
      {open === 'edit' ? <ServiceDialog onClose={close} onSaved={close} service={stock} /> : null}
      {open === 'import' ? <ImportDialog onClose={close} stock={stock} /> : null}
    </ConsolePage>
  );
}
