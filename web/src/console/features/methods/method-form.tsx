import { useMessages } from '../../../i18n/messages.ts';
import { useMay } from '../../api/use-operator.ts';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { FormSaveBar, FormView } from '../../ui/forms/form-view.tsx';
import type { ConsoleForm } from '../../ui/forms/use-console-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { EnabledField, FeeField, NameFields, TermFields, TextFields } from './method-fields.tsx';
import type { Capabilities, MethodValues } from './method-values.rules.ts';
import { methodMessages } from './methods.messages.ts';

type MethodFormViewProps = {
  form: ConsoleForm<MethodValues>;
  capabilities: Capabilities | undefined;
};

/** Texts and terms of a method that exists, and the reason for the change. */
export function MethodFormView({ form, capabilities }: MethodFormViewProps) {
  const t = useMessages(methodMessages);
  const mayWrite = useMay()('methods:write');
  return (
    <FormView form={form}>
      <fieldset className="m-0 grid min-w-0 gap-5 border-0 p-0" disabled={!mayWrite}>
        <Panel title={t('texts')}>
          <div className="grid items-start gap-4 md:grid-cols-2">
            <NameFields form={form} />
            <TextFields form={form} />
          </div>
        </Panel>
        <Panel title={t('terms')}>
          <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
            <FeeField form={form} />
            <TermFields capabilities={capabilities} form={form} />
          </div>
          <div className="mt-4">
            <EnabledField form={form} label={t('enabled')} />
          </div>
        </Panel>
        {mayWrite ? (
          <Panel>
            <ReasonField of={form.at('reason')} />
          </Panel>
        ) : null}
      </fieldset>
      {mayWrite ? <FormSaveBar form={form} submitLabel={t('save')} /> : null}
    </FormView>
  );
}
