import {
  forcePasswordReset,
  removeBuyerSecondFactor,
  resendBuyerConfirmation,
} from '@sesame/contract/operator-accounts.ts';
import { type OperatorBuyer, readBuyer } from '@sesame/contract/operator-buyers.ts';
import { useState } from 'react';
import { isStale } from '../../../api/is-stale.ts';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { userWords } from './users.words.ts';

const touches = [readBuyer];
type OfUser = { user: OperatorBuyer };
type DialogProps = OfUser & { onClose: () => void };

/** How a user gets in, and what helps when they cannot, or when somebody else can. */
export function UserAccess({ user }: OfUser) {
  const { t } = useI18n();
  const say = useWords(userWords);
  const may = useMay();
  const [open, setOpen] = useState<'reset' | 'factor'>();
  const resend = useOperatorMutation(resendBuyerConfirmation, { touches });
  const close = () => setOpen(undefined);
  const lives = user.deleted_at === null;
  const canRescue = lives && may('users:access');
  const canResend = lives && may('users:write') && user.confirmed_at === null;
  const yesOrNo = (value: boolean) => say(value ? 'yes' : 'no');
  return (
    <Panel title={say('access')}>
      <FactList
        facts={[
          { key: 'password', label: say('password'), value: yesOrNo(user.has_password) },
          { key: 'factor', label: say('secondFactor'), value: yesOrNo(user.second_factor) },
          { key: 'google', label: 'Google', value: yesOrNo(user.has_google) },
        ]}
      />
      {canRescue || canResend ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {canRescue ? (
            <Button onClick={() => setOpen('reset')} variant="outline">
              {say('forceReset')}
            </Button>
          ) : null}
          {canRescue && user.second_factor ? (
            <Button onClick={() => setOpen('factor')} variant="outline">
              {say('removeFactor')}
            </Button>
          ) : null}
          {canResend ? (
            <Button
              loading={resend.isPending}
              onClick={() =>
                resend.mutate(
                  { params: { id: user.id } },
                  {
                    onSuccess: () => showToast({ tone: 'success', title: say('resent') }),
                    onError: (error) => {
                      const text = errorText(t, error);
                      showToast({ tone: 'danger', title: say('notDone'), text });
                      if (isStale(error)) void resend.loadTheirs();
                    },
                  },
                )
              }
              variant="outline"
            >
              {say('resend')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {open === 'reset' ? <ResetDialog onClose={close} user={user} /> : null}
      {open === 'factor' ? <FactorDialog onClose={close} user={user} /> : null}
    </Panel>
  );
}

/** A shop that sends no mails answers the link: it is shown until the dialog is closed. */
function ResetDialog({ user, onClose }: DialogProps) {
  const say = useWords(userWords);
  const reset = useOperatorMutation(forcePasswordReset, { touches });
  const link = reset.data?.link;
  if (link) {
    return (
      <ActDialog
        lead={say('resetLinkLead')}
        onClose={onClose}
        onSubmit={onClose}
        submitLabel={say('done')}
        title={say('resetLink')}
      >
        <div className="flex items-end gap-2">
          <Field className="flex-1" label={say('link')}>
            <Input className="font-mono" readOnly value={link} />
          </Field>
          <CopyButton copiedLabel={say('copied')} label={say('copy')} text={link} />
        </div>
      </ActDialog>
    );
  }
  return (
    <ReasonDialog
      act={reset}
      destructive
      lead={say('forceResetLead')}
      onClose={onClose}
      onReason={(reason) =>
        reset.mutate(
          { params: { id: user.id }, body: { reason } },
          {
            onSuccess: (answer) => {
              if (answer.link !== null) return;
              showToast({ tone: 'success', title: say('resetMailed') });
              onClose();
            },
          },
        )
      }
      submitLabel={say('forceReset')}
      title={say('forceResetTitle', { name: user.username })}
    />
  );
}

function FactorDialog({ user, onClose }: DialogProps) {
  const say = useWords(userWords);
  const remove = useOperatorMutation(removeBuyerSecondFactor, { touches });
  return (
    <ReasonDialog
      act={remove}
      destructive
      lead={say('removeFactorLead')}
      onClose={onClose}
      onReason={(reason) =>
        remove.mutate({ params: { id: user.id }, body: { reason } }, { onSuccess: onClose })
      }
      submitLabel={say('removeFactor')}
      title={say('removeFactorTitle', { name: user.username })}
    />
  );
}
