import {
  changeOwnPassword,
  getOperatorSession,
  listOperatorSessions,
  renameOwnOperator,
} from '@sesame/contract/console/operators.ts';
import { listTeam } from '@sesame/contract/console/team.ts';
import { PASSWORD_MIN } from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { useOperatorSession } from '../../api/use-operator.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { FormProblem, FormView } from '../../ui/forms/form-view.tsx';
import { PasswordField, TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { teamMessages } from './team.messages.ts';

/** The operator's own name and password. */
export function OwnAccount() {
  const t = useMessages(teamMessages);
  const session = useOperatorSession();
  const [isChanging, setChanging] = useState(false);
  const [done, setDone] = useState<'ownNameSaved' | 'passwordChanged'>();
  if (session.data === undefined) return null;
  return (
    <Panel
      action={
        <Button onClick={() => setChanging(true)} size="sm" variant="outline">
          {t('password')}
        </Button>
      }
      title={t('account')}
    >
      <NameForm name={session.data.operator.name} onSaved={() => setDone('ownNameSaved')} />
      <p aria-live="polite" className="mt-3 text-muted empty:hidden">
        {done ? t(done) : null}
      </p>
      {isChanging ? (
        <PasswordDialog
          onChanged={() => {
            setChanging(false);
            setDone('passwordChanged');
          }}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </Panel>
  );
}

function NameForm({ name, onSaved }: { name: string; onSaved: () => void }) {
  const t = useMessages(teamMessages);
  const form = useCallForm({
    route: renameOwnOperator,
    touches: [getOperatorSession, listTeam],
    initial: { name },
    onSaved,
  });
  return (
    <FormView className="grid max-w-md gap-4" form={form}>
      <TextField
        autoComplete="name"
        hint={t('ownNameHint')}
        label={t('ownName')}
        of={form.at('name')}
      />
      <FormProblem form={form} />
      <div>
        <Button loading={form.isSaving} type="submit" variant="secondary">
          {t('ownNameSave')}
        </Button>
      </div>
    </FormView>
  );
}

function PasswordDialog({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const t = useMessages(teamMessages);
  const form = useCallForm({
    route: changeOwnPassword,
    touches: [listOperatorSessions],
    initial: { password: '' },
    onSaved: onChanged,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('passwordLead')}
      onClose={onClose}
      submitLabel={t('password')}
      title={t('password')}
    >
      <PasswordField
        autoComplete="new-password"
        hint={t('passwordHint', { min: PASSWORD_MIN })}
        label={t('passwordNew')}
        of={form.at('password')}
      />
    </FieldDialog>
  );
}
