import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  listAllMethods,
  type OperatorMethod,
  orderMethods,
} from '@sesame/contract/operator-gateways.ts';
import { listMethodSuccess } from '@sesame/contract/operator-method-tests.ts';
import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { isStale } from '../../../api/is-stale.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatMoneyShort } from '../../../i18n/format-short.ts';
import { localText } from '../../../i18n/local-text.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { RecordTable } from '../../../ui/console/record-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Switch } from '../../../ui/toggle.tsx';
import { methodWords } from './methods.words.ts';
import { RatePanel } from './rate-panel.tsx';
import { SuccessCell } from './success-cell.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

/** What buyers can pay with, in their order, and the rate that methods in roubles use. */
export function MethodsScreen() {
  const say = useWords(methodWords);
  useDocumentTitle(say('title'));
  const may = useMay();
  const methods = useOperatorQuery(listAllMethods, {});
  const [switched, setSwitched] = useState<OperatorMethod>();
  return (
    <ConsolePage
      actions={
        may('methods:write') ? (
          <LinkButton as={Link} href={operatorPaths.newMethod()} icon={<Icon of={Plus} />}>
            {say('add')}
          </LinkButton>
        ) : null
      }
      title={say('title')}
    >
      <div className="grid gap-6">
        {methods.data === undefined ? (
          <NoAnswerYet failed={say('failed')} loading={say('loading')} query={methods} />
        ) : methods.data.length === 0 ? (
          <EmptyState text={say('noneHint')} title={say('none')} />
        ) : (
          <MethodTable methods={methods.data} onSwitch={setSwitched} />
        )}
        <RatePanel />
      </div>
      {switched ? <SwitchDialog method={switched} onClose={() => setSwitched(undefined)} /> : null}
    </ConsolePage>
  );
}

function MethodTable({
  methods,
  onSwitch,
}: {
  methods: readonly OperatorMethod[];
  onSwitch: (method: OperatorMethod) => void;
}) {
  const { language } = useI18n();
  const say = useWords(methodWords);
  const may = useMay();
  const success = useOperatorQuery(listMethodSuccess, {}, { staleTime: 60_000 });
  const nameOf = ({ title, title_ru: titleRu }: OperatorMethod) =>
    localText(language, title, titleRu);
  return (
    <RecordTable<OperatorMethod>
      caption={say('list')}
      columns={[
        {
          key: 'method',
          header: say('method'),
          cell: (method) => (
            <TextLink as={Link} href={operatorPaths.method(method.gateway)}>
              {nameOf(method)}
            </TextLink>
          ),
        },
        { key: 'category', header: say('category'), cell: ({ category }) => say(category) },
        {
          key: 'provider',
          header: say('provider'),
          cell: ({ provider, provider_live: live }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              <code>{provider}</code>
              {live ? null : <Badge tone="warning">{say('notLive')}</Badge>}
            </span>
          ),
        },
        {
          key: 'fee',
          header: say('fee'),
          look: 'muted',
          cell: ({ fee_percentage: fee }) => `${fee} %`,
        },
        {
          key: 'bounds',
          header: say('bounds'),
          look: 'muted',
          cell: ({ min_total: min, max_total: max }) =>
            `${formatMoneyShort(centsFromDollars(min))} – ${formatMoneyShort(centsFromDollars(max))}`,
        },
        {
          key: 'success',
          header: say('success'),
          cell: ({ gateway }) => (
            <SuccessCell success={success.data?.find((one) => one.gateway === gateway)} />
          ),
        },
        ...(may('methods:write')
          ? [
              {
                key: 'order',
                header: say('order'),
                cell: (method: OperatorMethod) => (
                  <MoveButtons method={method} methods={methods} name={nameOf(method)} />
                ),
              },
            ]
          : []),
        {
          key: 'on',
          header: say('on'),
          cell: (method) => (
            <Switch
              aria-label={say('offer', { title: nameOf(method) })}
              checked={method.enabled}
              disabled={!may('methods:write')}
              onChange={() => onSwitch(method)}
            />
          ),
        },
      ]}
      rowKey={({ gateway }) => gateway}
      rows={methods}
    />
  );
}

function MoveButtons({
  method,
  methods,
  name,
}: {
  method: OperatorMethod;
  methods: readonly OperatorMethod[];
  name: string;
}) {
  const { t } = useI18n();
  const say = useWords(methodWords);
  const order = useOperatorMutation(orderMethods, { touches: [listAllMethods] });
  const gateways = methods.map(({ gateway }) => gateway);
  const place = gateways.indexOf(method.gateway);
  const moveTo = (next: number) => {
    const others = gateways.filter((gateway) => gateway !== method.gateway);
    order.mutate(
      { body: { gateways: others.toSpliced(next, 0, method.gateway), seen_order: gateways } },
      {
        onError: (error) => {
          showToast({ tone: 'danger', title: errorText(t, error) });
          // Nothing was typed that theirs could take away.
          if (isStale(error)) void order.loadTheirs();
        },
      },
    );
  };
  return (
    <span className="inline-flex gap-1">
      <Button
        aria-label={say('up', { title: name })}
        disabled={place === 0 || order.isPending}
        icon={<Icon of={ArrowUp} size={16} />}
        onClick={() => moveTo(place - 1)}
        size="sm"
        variant="ghost"
      />
      <Button
        aria-label={say('down', { title: name })}
        disabled={place === gateways.length - 1 || order.isPending}
        icon={<Icon of={ArrowDown} size={16} />}
        onClick={() => moveTo(place + 1)}
        size="sm"
        variant="ghost"
      />
    </span>
  );
}
