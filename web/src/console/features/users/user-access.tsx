import {
  forcePasswordReset,
  removeBuyerSecondFactor,
  resendBuyerConfirmation,
} from '@sesame/contract/console/accounts.ts';
import { type ConsoleBuyer, readBuyer } from '@sesame/contract/console/buyers.ts';
import { useState } from 'react';
import { isStale } from '../../../api/client/is-stale.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { userMessages } from './users.messages.ts';

const touches = [readBuyer];
type OfUser = { user: ConsoleBuyer };
type DialogProps = OfUser & { onClose: () => void };

/** How a buyer signs in, and actions for a lost or stolen account. */
export function UserAccess({ user }: OfUser) {
  const { t: tShop } = useI18n();
  const t = useMessages(userMessages);
  const may = useMay();
  const [open, setOpen] = useState<'reset' | 'factor'>();
  const resend = useConsoleMutation(resendBuyerConfirmation, { touches });
  const close = () => setOpen(undefined);
  const isActive = user.deleted_at === null;
  const canReset = isActive && may('users:access');
  const canResend = isActive && may('users:write') && user.confirmed_at === null;
  const yesOrNo = (value: boolean) => t(value ? 'yes' : 'no');
  return (
    <Panel title={t('access')}>
      <FactList
        facts={[
          { key: 'password', label: t('password'), value: yesOrNo(user.has_password) },
          { key: 'factor', label: t('secondFactor'), value: yesOrNo(user.second_factor) },
          { key: 'google', label: 'Google', value: yesOrNo(user.has_google) },
        ]}
      />
      {canReset || canResend ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {canReset ? (
            <Button onClick={() => setOpen('reset')} variant="outline">
              {t('forceReset')}
            </Button>
          ) : null}
          {canReset && user.second_factor ? (
            <Button onClick={() => setOpen('factor')} variant="outline">
              {t('removeFactor')}
            </Button>
          ) : null}
          {canResend ? (
            <Button
              loading={resend.isPending}
              onClick={() =>
                resend.mutate(
                  { params: { id: user.id } },
                  {
                    onSuccess: () => showToast({ tone: 'success', title: t('resent') }),
                    onError: (error) => {
                      const text = errorText(tShop, error);
                      showToast({ tone: 'danger', title: t('notDone'), text });
                      if (isStale(error)) void resend.loadLatest();
                    },
                  },
                )
              }
              variant="outline"
            >
              {t('resend')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {open === 'reset' ? <ResetDialog onClose={close} user={user} /> : null}
      {open === 'factor' ? <FactorDialog onClose={close} user={user} /> : null}
    </Panel>
  );
}

/** A shop without mail answers with the link, which is shown until the dialog is closed. */
function ResetDialog({ user, onClose }: DialogProps) {
  const t = useMessages(userMessages);
  const [link, setLink] = useState<string>();
  if (link) {
    return (
      <ActionDialog
        closesOutside={false}
        lead={t('resetLinkLead')}
        onClose={onClose}
        onSubmit={onClose}
        submitLabel={t('done')}
        title={t('resetLink')}
      >
        <div className="flex items-end gap-2">
          <Field className="flex-1" label={t('link')}>
            <Input className="font-mono" readOnly value={link} />
          </Field>
          <CopyButton copiedLabel={t('copied')} label={t('copy')} text={link} />
        </div>
      </ActionDialog>
    );
  }
  return (
    <ReasonDialog
      destructive
      lead={t('forceResetLead')}
      onClose={onClose}
      route={forcePasswordReset}
      params={{ id: user.id }}
      touches={touches}
      onSaved={(answer) => {
        if (answer.link !== null) return setLink(answer.link);
        showToast({ tone: 'success', title: t('resetMailed') });
        onClose();
      }}
      submitLabel={t('forceReset')}
      title={t('forceResetTitle', { name: user.username })}
    />
  );
}

function FactorDialog({ user, onClose }: DialogProps) {
  const t = useMessages(userMessages);
  return (
    <ReasonDialog
      destructive
      lead={t('removeFactorLead')}
      onClose={onClose}
      route={removeBuyerSecondFactor}
      params={{ id: user.id }}
      touches={touches}
      submitLabel={t('removeFactor')}
      title={t('removeFactorTitle', { name: user.username })}
    />
  );
}
