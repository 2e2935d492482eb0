import {
  type ConsoleMethod,
  changeMethod,
  getRates,
  listConsoleMethods,
} from '@sesame/contract/console/payments/gateways.ts';
import { localText } from '@sesame/contract/shared/local-text.ts';
import { Link, useRoute } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { useRecordForm } from '../../ui/forms/use-record-form.ts';
import { useGatewayName } from '../../ui/names/use-gateway-name.ts';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { MethodFormView } from './method-form.tsx';
import { MethodState } from './method-state.tsx';
import { draftOf, emptyMethod, valuesOf } from './method-values.rules.ts';
import { methodMessages } from './methods.messages.ts';
import { isTestable, TestPanel } from './test-panel.tsx';
import { ToMethods } from './to-methods.tsx';
import { useProviders } from './use-providers.ts';

/** A payment method: try it, and edit it. */
export function MethodScreen() {
  const { language } = useI18n();
  const t = useMessages(methodMessages);
  const may = useMay();
  const [, params] = useRoute<{ id: string }>(consolePaths.method(':id'));
  const methods = useConsoleQuery(listConsoleMethods, {}, { staleTime: 60_000 });
  const method = methods.data?.find(({ gateway }) => gateway === params?.id);
  const title = method ? localText(language, method.title, method.title_ru) : t('title');
  useDocumentTitle(title);
  return (
    <ConsolePage
      actions={method ? <MethodState method={method} /> : null}
      back={<ToMethods />}
      title={title}
    >
      {methods.data === undefined ? (
        <NoAnswerYet failed={t('editFailed')} loading={t('loading')} query={methods} />
      ) : method === undefined ? (
        <EmptyState title={t('notFound')} />
      ) : (
        <div className="grid gap-5">
          <GatewayOf method={method} />
          {method.charge_currency === 'RUB' ? <MissingRate /> : null}
          {isTestable(method) && may('methods:write') ? (
            <TestPanel key={method.gateway} method={method} />
          ) : null}
          <EditForm
            key={`edit-${method.gateway}`}
            method={method}
            reread={async () =>
              (await methods.refetch()).data?.find(({ gateway }) => gateway === method.gateway)
            }
          />
        </div>
      )}
    </ConsolePage>
  );
}

/** Leads to the gateway of a method; of the balance it says what that is. */
function GatewayOf({ method: { provider } }: { method: ConsoleMethod }) {
  const t = useMessages(methodMessages);
  const providers = useProviders();
  const nameOf = useGatewayName();
  if (provider === 'balance') return <Note>{t('balanceIs')}</Note>;
  const gateway = providers?.find((one) => one.provider === provider);
  if (gateway === undefined) return null;
  return (
    <p>
      <TextLink as={Link} href={consolePaths.gateway(provider)}>
        {t('ofGateway', { title: nameOf(gateway) })}
      </TextLink>
    </p>
  );
}

/** Without an exchange rate, buyers do not see a method that charges rubles, enabled or not. */
function MissingRate() {
  const t = useMessages(methodMessages);
  const rates = useConsoleQuery(getRates, {}, { staleTime: 60_000 });
  if (rates.data === undefined || rates.data.current !== null) return null;
  return (
    <Note
      action={
        <TextLink as={Link} href={consolePaths.methods()}>
          {t('setRateFirst')}
        </TextLink>
      }
      tone="warning"
    >
      {t('rateNone')}
    </Note>
  );
}

function EditForm({
  method,
  reread,
}: {
  method: ConsoleMethod;
  reread: () => Promise<ConsoleMethod | undefined>;
}) {
  const providers = useProviders();
  const change = useConsoleMutation(changeMethod, { touches: [listConsoleMethods] });
  const form = useRecordForm({
    schema: changeMethod.body,
    record: method,
    valuesOf: (record: ConsoleMethod | null) => (record ? valuesOf(record) : emptyMethod),
    body: (values, record) => ({ ...draftOf(values), version: record?.version }),
    save: (body) => change.mutateAsync({ params: { gateway: method.gateway }, body }),
    reread,
  });
  const provider = providers?.find((one) => one.provider === method.provider);
  return <MethodFormView capabilities={provider?.capabilities} form={form} />;
}
