import { startOwnerSetup } from '@sesame/contract/console/operators.ts';
import { Link, useLocation } from 'wouter';
import { call } from '../../../api/client/call.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { consolePaths } from '../../paths.ts';
import { FormProblem, FormView } from '../../ui/forms/form-view.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { EntryCard } from './entry-card.tsx';
import type { JoinEntry } from './join-token.ts';
import { signInMessages } from './sign-in.messages.ts';

/**
 * Opened by the link that a shop without an owner prints: takes name and email of the first owner. Password and
 * authenticator app follow as for any invited operator.
 */
export function SetupScreen({ ticket }: { ticket: string | null }) {
  const { t: tShop } = useI18n();
  const t = useMessages(signInMessages);
  useDocumentTitle(t('setupTitle'));
  const [, navigate] = useLocation();
  const form = useConsoleForm({
    schema: startOwnerSetup.body,
    initial: { name: '', email: '' },
    body: ({ name, email }) => ({ ticket: ticket ?? '', name, email: email.trim() }),
    save: (body) => call(startOwnerSetup, { body }),
    onSaved: ({ token }) => {
      const state: JoinEntry = { joinToken: token };
      navigate(consolePaths.join(), { replace: true, state });
    },
  });
  if (ticket === null) {
    return (
      <EntryCard title={t('setupTitle')}>
        <Note role="alert" tone="danger">
          {tShop('setupLinkInvalid')}
        </Note>
        <p className="mt-5">
          <TextLink as={Link} href={consolePaths.home()}>
            {t('joinToSignIn')}
          </TextLink>
        </p>
      </EntryCard>
    );
  }
  return (
    <EntryCard title={t('setupTitle')}>
      <p className="mb-5 text-muted">{t('setupLead')}</p>
      <FormView className="grid gap-4" form={form}>
        <TextField autoComplete="name" autoFocus label={t('yourName')} of={form.at('name')} />
        <TextField
          autoComplete="email"
          hint={t('setupEmailHint')}
          label={t('email')}
          of={form.at('email')}
          type="email"
        />
        <FormProblem form={form} />
        <Button block loading={form.isSaving} size="lg" type="submit">
          {t('setupNext')}
        </Button>
        {form.error ? (
          <TextLink as={Link} href={consolePaths.home()}>
            {t('joinToSignIn')}
          </TextLink>
        ) : null}
      </FormView>
    </EntryCard>
  );
}
