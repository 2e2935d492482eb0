import {
  listMethodTemplates,
  type TemplateGroup,
} from '@sesame/contract/console/payments/method-templates.ts';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import type { Beginning } from './method-values.rules.ts';
import { methodMessages } from './methods.messages.ts';
import { NewMethodForm } from './new-method-form.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { ToMethods } from './to-methods.tsx';

/** Adds a payment method from a template of a gateway that can take payments. */
export function NewMethodScreen() {
  const t = useMessages(methodMessages);
  useDocumentTitle(t('newTitle'));
  const groups = useConsoleQuery(listMethodTemplates, {}, { staleTime: 60_000 });
  const gateway = new URLSearchParams(useSearch()).get('gateway');
  const [chosen, setChosen] = useState<Beginning>();
  const beginning = chosen ?? beginningOf(groups.data ?? [], gateway);
  return (
    <ConsolePage back={<ToMethods />} title={t('newTitle')}>
      {groups.data === undefined ? (
        <NoAnswerYet failed={t('templatesFailed')} loading={t('loading')} query={groups} />
      ) : groups.data.length === 0 ? (
        <EmptyState
          actions={
            <LinkButton as={Link} href={consolePaths.gateways()}>
              {t('toGateways')}
            </LinkButton>
          }
          text={t('gatewayFirstText')}
          title={t('gatewayFirstTitle')}
        />
      ) : (
        <div className="grid gap-5">
          <TemplateChoice chosen={beginning} groups={groups.data} onChoose={setChosen} />
          {beginning ? (
            <NewMethodForm
              beginning={beginning}
              key={`${beginning.group.provider} ${beginning.template?.template ?? ''}`}
            />
          ) : null}
        </div>
      )}
    </ConsolePage>
  );
}

/** The first template of the gateway that the link names and that has no method yet. */
function beginningOf(
  groups: readonly TemplateGroup[],
  gateway: string | null,
): Beginning | undefined {
  const group = groups.find(({ provider }) => provider === gateway);
  if (group === undefined) return undefined;
  const { templates } = group;
  return { group, template: templates.find(({ used }) => !used) ?? templates[0] };
}
