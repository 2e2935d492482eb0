import { campaignLinkDraft } from '@sesame/contract/console/campaigns.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { paths } from '../../../paths.ts';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { FormView } from '../../ui/forms/form-view.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { addressOf } from './campaign-link.rules.ts';
import { campaignMessages } from './campaigns.messages.ts';

const pages = [
  { value: paths.register(), pageTitle: 'pageRegister' },
  { value: paths.login(), pageTitle: 'pageSignIn' },
  { value: '/', pageTitle: 'pageHome' },
] as const;

/** Builds a campaign link. Nothing is saved: a campaign appears with its first visitor. */
export function LinkBuilder() {
  const t = useMessages(campaignMessages);
  const form = useConsoleForm({
    schema: campaignLinkDraft,
    initial: { page: pages[0].value as string, campaign: '', source: '', medium: '', coupon: '' },
    guardsLeaving: false,
  });
  const address = addressOf(window.location.origin, form.values);
  return (
    <Panel title={t('builder')}>
      <FormView className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-5" form={form}>
        <TextField label={t('campaignName')} of={form.at('campaign')} />
        <SelectField
          label={t('page')}
          of={form.at('page')}
          options={pages.map(({ value, pageTitle }) => ({ value, label: t(pageTitle) }))}
        />
        <TextField label={t('source')} of={form.at('source')} />
        <TextField label={t('medium')} of={form.at('medium')} />
        <TextField label={t('coupon')} of={form.at('coupon')} />
      </FormView>
      <div className="mt-4 flex flex-wrap items-center gap-3" role="status">
        {address === undefined ? (
          <p className="text-muted">{t('nameFirst')}</p>
        ) : (
          <>
            <code className="wrap-anywhere min-w-0 rounded-md bg-sunken px-3 py-2 text-[.8125rem]">
              {address}
            </code>
            <CopyButton copiedLabel={t('copied')} label={t('copy')} text={address} withText />
          </>
        )}
      </div>
    </Panel>
  );
}
