import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useMay } from '../../api/use-operator.ts';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { FormSaveBar, FormView } from '../../ui/forms/form-view.tsx';
import type { ConsoleForm } from '../../ui/forms/use-console-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { MethodTerms, MethodTexts } from './method-fields.tsx';
import type { MethodValues } from './method-values.rules.ts';
import { methodMessages } from './methods.messages.ts';

type MethodFormViewProps = {
  form: ConsoleForm<MethodValues>;
  provider: ConsoleProvider | undefined;
  isNew?: boolean;
  children?: ReactNode;
};

/** Texts and terms of a method, and the reason for the change. */
export function MethodFormView({ form, provider, isNew = false, children }: MethodFormViewProps) {
  const t = useMessages(methodMessages);
  const mayWrite = useMay()('methods:write');
  return (
    <FormView form={form}>
      <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={!mayWrite}>
        {children}
        <MethodTexts form={form} />
        <MethodTerms form={form} provider={provider} />
        {mayWrite ? (
          <Panel>
            <ReasonField of={form.at('reason')} />
          </Panel>
        ) : null}
      </fieldset>
      {mayWrite ? <FormSaveBar form={form} isNew={isNew} submitLabel={t('save')} /> : null}
    </FormView>
  );
}
