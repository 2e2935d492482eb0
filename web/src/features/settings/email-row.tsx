import type { User } from '@sesame/contract/shop/session.ts';
import { resendConfirmation } from '@sesame/contract/shop/users.ts';
import { CircleCheck } from 'lucide-react';
import { runtimeConfig } from '../../api/client/config.ts';
import { useRouteMutation } from '../../api/client/route-mutation.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Input } from '../../ui/forms/input.tsx';
import { FieldRow } from '../../ui/forms/setting-row.tsx';
import { Badge } from '../../ui/primitives/badge.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { MessageLine } from './message-line.tsx';
import { usePassingMessage } from './use-passing-message.ts';

export function EmailRow({ user }: { user: User }) {
  const { t } = useI18n();
  return (
    <FieldRow hint={t('emailHint')} label={t('emailLabel')}>
      <Input autoComplete="email" readOnly type="email" value={user.email} />
      {user.email_confirmed ? (
        <p className="mt-1 flex items-center gap-1.5 text-[.8125rem] text-success-text leading-[18px]">
          <Icon of={CircleCheck} size={14} />
          {t('emailConfirmed')}
        </p>
      ) : runtimeConfig.mail ? (
        <Unconfirmed />
      ) : null}
    </FieldRow>
  );
}

function Unconfirmed() {
  const { t } = useI18n();
  const { message, succeed, fail } = usePassingMessage();
  const resend = useRouteMutation(resendConfirmation, {
    onSuccess: () => succeed(t('emailResent')),
    onError: (error) => fail(errorText(t, error)),
  });
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="warning">{t('emailNotConfirmed')}</Badge>
        <Button
          loading={resend.isPending}
          onClick={() => resend.mutate({})}
          size="sm"
          variant="ghost"
        >
          {t('emailResend')}
        </Button>
      </div>
      <MessageLine message={message} />
    </>
  );
}
