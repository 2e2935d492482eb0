import { createMethod, listConsoleMethods } from '@sesame/contract/console/payments/gateways.ts';
import { listMethodTemplates } from '@sesame/contract/console/payments/method-templates.ts';
import { localText } from '@sesame/contract/shared/local-text.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { consolePaths } from '../../paths.ts';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { FormSaveBar, FormView } from '../../ui/forms/form-view.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { More } from '../../ui/page/more.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { EnabledField, FeeField, NameFields, TermFields, TextFields } from './method-fields.tsx';
import {
  type Beginning,
  emptyValuesFor,
  newDraftOf,
  valuesOfTemplate,
} from './method-values.rules.ts';
import { methodMessages } from './methods.messages.ts';

/** A new method as its template fills it in: one save adds it and enables it. Most of it need not be looked at. */
export function NewMethodForm({ beginning: { group, template } }: { beginning: Beginning }) {
  const { language } = useI18n();
  const t = useMessages(methodMessages);
  const [, navigate] = useLocation();
  const [showsMore, setShowsMore] = useState(template === undefined);
  const reason = t('reasonNew');
  const form = useCallForm({
    route: createMethod,
    touches: [listConsoleMethods, listMethodTemplates],
    initial: template
      ? valuesOfTemplate(template, reason)
      : emptyValuesFor(group.capabilities, reason),
    body: (values) => newDraftOf(values, group.provider),
    onInvalid: () => setShowsMore(true),
    onFailed: () => setShowsMore(true),
    onSaved: (method) => {
      const title = localText(language, method.title, method.title_ru);
      showToast({ tone: 'success', title: t(method.enabled ? 'addedOn' : 'addedOff', { title }) });
      navigate(consolePaths.method(method.gateway));
    },
  });
  return (
    <FormView form={form}>
      <Panel>
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          <NameFields form={form} />
          <FeeField form={form} />
        </div>
        <div className="mt-5">
          <More hint={t('moreHint')} onToggle={setShowsMore} open={showsMore} title={t('more')}>
            <div className="grid items-start gap-4 md:grid-cols-2">
              <TextFields form={form} />
              <TermFields capabilities={group.capabilities} form={form} />
              <TextField
                autoComplete="off"
                hint={t('keyHint')}
                invalid={t('keyHint')}
                label={t('key')}
                of={form.at('gateway')}
              />
            </div>
          </More>
        </div>
        <div className="mt-5 grid gap-4">
          <EnabledField form={form} label={t('enableNow')} />
          <ReasonField of={form.at('reason')} />
        </div>
      </Panel>
      <FormSaveBar form={form} isNew submitLabel={t('addIt')} />
    </FormView>
  );
}
