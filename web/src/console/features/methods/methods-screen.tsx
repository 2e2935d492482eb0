import {
  type ConsoleMethod,
  listConsoleMethods,
  orderMethods,
} from '@sesame/contract/console/payments/gateways.ts';
import {
  listMethodSuccess,
  METHOD_SUCCESS_DAYS,
  METHOD_SUCCESS_HOURS,
} from '@sesame/contract/console/payments/method-tests.ts';
import { localText } from '@sesame/contract/shared/local-text.ts';
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { isStale } from '../../../api/client/is-stale.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatCentsShort, formatPercent } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Switch } from '../../../ui/forms/toggle.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { RecordAlerts } from '../../ui/alerts/record-alerts.tsx';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { useDraggedRows } from '../../ui/lists/use-dragged-rows.ts';
import { useGatewayName } from '../../ui/names/use-gateway-name.ts';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { CreateLink } from '../../ui/page/create-link.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { MethodState } from './method-state.tsx';
import { methodMessages } from './methods.messages.ts';
import { RatePanel } from './rate-panel.tsx';
import { SuccessCell } from './success-cell.tsx';
import { SwitchDialog } from './switch-dialog.tsx';
import { useProviders } from './use-providers.ts';

/** Payment methods in the order buyers see, and the exchange rate of methods in rubles. */
export function MethodsScreen() {
  const t = useMessages(methodMessages);
  useDocumentTitle(t('title'));
  const methods = useConsoleQuery(listConsoleMethods, {});
  const [switched, setSwitched] = useState<ConsoleMethod>();
  const providers = useProviders();
  // The demo's bank is not among the gateways, so its methods count too.
  const hasNoGateway =
    providers?.every(({ live }) => !live) &&
    methods.data?.every(({ provider, provider_live: live }) => provider === 'balance' || !live);
  return (
    <ConsolePage
      actions={
        <CreateLink href={consolePaths.newMethod()} permission="methods:write">
          {t('add')}
        </CreateLink>
      }
      title={t('title')}
    >
      <div className="grid gap-6">
        <RecordAlerts record="section:methods" />
        {hasNoGateway ? (
          <Note
            action={
              <LinkButton as={Link} href={consolePaths.gateways()} size="sm" variant="outline">
                {t('toGateways')}
              </LinkButton>
            }
            tone="info"
          >
            {t('gatewayFirst')}
          </Note>
        ) : null}
        {methods.data === undefined ? (
          <NoAnswerYet failed={t('failed')} loading={t('loading')} query={methods} />
        ) : methods.data.length === 0 ? (
          <EmptyState text={t('noneHint')} title={t('none')} />
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
  methods: readonly ConsoleMethod[];
  onSwitch: (method: ConsoleMethod) => void;
}) {
  const { language } = useI18n();
  const t = useMessages(methodMessages);
  const providers = useProviders();
  const nameOfGateway = useGatewayName();
  const titleOf = (name: string) => {
    const title = providers?.find(({ provider }) => provider === name)?.title ?? name;
    return nameOfGateway({ provider: name, title });
  };
  const may = useMay();
  const success = useConsoleQuery(listMethodSuccess, {}, { staleTime: 60_000 });
  const nameOf = ({ title, title_ru: titleRu }: ConsoleMethod) =>
    localText(language, title, titleRu);
  const order = useOrder(methods);
  const dragOf = useDraggedRows(methods, may('methods:write'), (method, before) => {
    const others = methods.filter((one) => one !== method);
    order.moveTo(method.gateway, before ? others.indexOf(before) : others.length);
  });
  return (
    <RecordTable<ConsoleMethod>
      caption={t('list')}
      columns={[
        {
          key: 'method',
          phone: 'title',
          header: t('method'),
          wrap: true,
          cell: (method) => (
            <span className="md:grid md:justify-items-start">
              <TextLink as={Link} href={consolePaths.method(method.gateway)}>
                {nameOf(method)}
              </TextLink>
              {method.provider === 'balance' ? (
                <span className="hidden text-[.8125rem] text-muted leading-[18px] max-md:group-data-expanded:block">
                  {t('balanceIs')}
                </span>
              ) : null}
            </span>
          ),
        },
        {
          key: 'category',
          header: t('category'),
          cell: ({ category }) => <span className="whitespace-nowrap">{t(category)}</span>,
        },
        {
          key: 'provider',
          phone: 'under',
          header: t('provider'),
          cell: (method) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              {method.provider === 'balance' ? (
                '–'
              ) : (
                <span title={method.provider}>{titleOf(method.provider)}</span>
              )}
              <MethodState method={method} />
            </span>
          ),
        },
        {
          key: 'fee',
          phone: 'underEnd',
          header: t('fee'),
          variant: 'muted',
          cell: ({ fee_percentage: fee }) => (
            <span className="whitespace-nowrap">{formatPercent(language, fee)}</span>
          ),
        },
        {
          key: 'bounds',
          header: t('bounds'),
          variant: 'muted',
          from: 'widest',
          cell: ({ min_total: min, max_total: max }) => (
            <span className="whitespace-nowrap">
              {formatCentsShort(language, centsFromDollars(min))} –{' '}
              {formatCentsShort(language, centsFromDollars(max))}
            </span>
          ),
        },
        {
          key: 'success',
          header: t('success', { days: METHOD_SUCCESS_DAYS, hours: METHOD_SUCCESS_HOURS }),
          cell: ({ gateway }) => (
            <SuccessCell success={success.data?.find((one) => one.gateway === gateway)} />
          ),
        },
        ...(may('methods:write')
          ? [
              {
                key: 'order',
                header: t('order'),
                cell: (method: ConsoleMethod) => (
                  <MoveButtons
                    disabled={order.isPending}
                    last={methods.length - 1}
                    name={nameOf(method)}
                    onMove={(place) => order.moveTo(method.gateway, place)}
                    place={methods.indexOf(method)}
                  />
                ),
              },
            ]
          : []),
        {
          key: 'on',
          phone: 'end',
          header: t('on'),
          cell: (method) => (
            <Switch
              aria-label={t('enableLabel', { title: nameOf(method) })}
              checked={method.enabled}
              className="max-md:-my-3"
              disabled={!may('methods:write')}
              onChange={() => onSwitch(method)}
            />
          ),
        },
      ]}
      dragOf={dragOf}
      rowKey={({ gateway }) => gateway}
      rows={methods}
    />
  );
}

function MoveButtons({
  place,
  last,
  name,
  disabled,
  onMove,
}: {
  place: number;
  last: number;
  name: string;
  disabled: boolean;
  onMove: (place: number) => void;
}) {
  const t = useMessages(methodMessages);
  return (
    <span className="grid justify-items-start max-md:flex">
      <Button
        aria-label={t('up', { title: name })}
        className="h-5 max-md:h-11"
        disabled={place === 0 || disabled}
        onClick={() => onMove(place - 1)}
        size="icon-sm"
        variant="ghost"
      >
        <Icon of={ChevronUp} size={16} />
      </Button>
      <Button
        aria-label={t('down', { title: name })}
        className="h-5 max-md:h-11"
        disabled={place === last || disabled}
        onClick={() => onMove(place + 1)}
        size="icon-sm"
        variant="ghost"
      >
        <Icon of={ChevronDown} size={16} />
      </Button>
    </span>
  );
}

/** Puts a method at another place, and sends the order that was shown, so that a changed one is not overwritten. */
function useOrder(methods: readonly ConsoleMethod[]) {
  const { t: tShop } = useI18n();
  const order = useConsoleMutation(orderMethods, { touches: [listConsoleMethods] });
  const gateways = methods.map(({ gateway }) => gateway);
  const moveTo = (gateway: string, place: number) => {
    if (order.isPending) return;
    const others = gateways.filter((one) => one !== gateway);
    order.mutate(
      { body: { gateways: others.toSpliced(place, 0, gateway), expected_order: gateways } },
      {
        onError: (error) => {
          showToast({ tone: 'danger', title: errorText(tShop, error) });
          // There are no edits to lose, so the latest version can be loaded at once.
          if (isStale(error)) void order.loadLatest();
        },
      },
    );
  };
  return { isPending: order.isPending, moveTo };
}
