import {
  type BuyerAgreement,
  type BuyerAttempt,
  type ConsoleSavedMethod,
  readBuyerRenewals,
} from '@sesame/contract/console/renewals/buyer-renewals.ts';
import { providerName, shortMethodName } from '@sesame/contract/shared/renewals/method-brand.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { AgreementList } from '../../ui/renewals/agreement-list.tsx';
import { AttemptLine } from '../../ui/renewals/attempt-line.tsx';
import { userRenewalMessages } from './user-renewals.messages.ts';

/** What a buyer has saved, masked, what they agreed to have charged, and the latest attempts. */
export function UserRenewals({ userId: id }: { userId: string }) {
  const t = useMessages(userRenewalMessages);
  const query = useConsoleQuery(readBuyerRenewals, { params: { id } });
  if (query.data === undefined) {
    return (
      <Panel title={t('panel')}>
        <NoAnswerYet failed={t('failed')} loading={t('panel')} query={query} />
      </Panel>
    );
  }
  const { methods, agreements, attempts } = query.data;
  const isEmpty = methods.length + agreements.length === 0;
  return (
    <Panel title={t('panel')}>
      {isEmpty ? <p className="text-muted">{t('none')}</p> : null}
      <div className="grid gap-5">
        <Part items={methods} title={t('methods')}>
          {(method) => <Method key={method.id} method={method} />}
        </Part>
        <Part items={agreements} title={t('agreements')}>
          {(agreement) => <Agreement agreement={agreement} key={agreement.id} />}
        </Part>
        <Part items={attempts} title={t('attempts')}>
          {(attempt) => <Attempt attempt={attempt} key={attempt.id} />}
        </Part>
      </div>
    </Panel>
  );
}

type PartProps<Item> = {
  items: readonly Item[];
  title: string;
  children: (item: Item) => ReactNode;
};

function Part<Item>({ items, title, children }: PartProps<Item>) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-medium">{title}</h3>
      <ul className="grid gap-3">{items.map(children)}</ul>
    </section>
  );
}

/** `2030-12` as cards show it: 12/2030. */
function cardMonth(expires: string): string {
  const [year, month] = expires.split('-');
  return `${month}/${year}`;
}

function Method({ method }: { method: ConsoleSavedMethod }) {
  const t = useMessages(userRenewalMessages);
  const { state, expires, saved_at: at, provider } = method;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0">
        <span className="block">{shortMethodName(method)}</span>
        <span className="block text-[.8125rem] text-muted">
          {t('savedAt', { provider: providerName(provider), at: formatDateTime(at) })}
          {expires === null ? null : `, ${t('expires', { month: cardMonth(expires) })}`}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {method.is_default ? <Badge>{t('isDefault')}</Badge> : null}
        {state === 'active' ? null : (
          <Badge tone={state === 'dead' ? 'warning' : 'neutral'}>{t(state)}</Badge>
        )}
      </span>
    </li>
  );
}

function About({ of }: { of: Pick<BuyerAgreement, 'subscription_id' | 'product'> }) {
  const titleOf = useTitle();
  return (
    <TextLink
      as={Link}
      className="wrap-anywhere"
      href={consolePaths.subscription(of.subscription_id)}
    >
      {titleOf(of.product)}
    </TextLink>
  );
}

function Agreement({ agreement }: { agreement: BuyerAgreement }) {
  return (
    <li>
      <About of={agreement} />
      <AgreementList agreements={[agreement]} />
    </li>
  );
}

function Attempt({ attempt }: { attempt: BuyerAttempt }) {
  return (
    <li className="text-[.8125rem] leading-5">
      <About of={attempt} />
      <span className="block text-muted">
        <AttemptLine attempt={attempt} />
      </span>
    </li>
  );
}
