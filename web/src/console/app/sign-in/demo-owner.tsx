import type { getOwnerSetup } from '@sesame/contract/console/operators.ts';
import { signInOperator } from '@sesame/contract/console/operators.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/client/call.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { storeOperatorToken } from '../../api/operator-token.ts';
import { demoOwnerMessages } from './demo-owner.messages.ts';

type DemoOwnerProps = { owner: NonNullable<AnswerOf<typeof getOwnerSetup>['demo']> };

/** Signs in to a demo with one click. */
export function DemoOwner({ owner }: DemoOwnerProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(demoOwnerMessages);
  const signIn = useMutation({
    mutationFn: () => call(signInOperator, { body: owner }),
    onSuccess: ({ token }) => storeOperatorToken(token),
  });
  return (
    <div className="mt-6 grid gap-3 border-border border-t pt-6">
      <p className="wrap-anywhere text-muted">{t('lead', owner)}</p>
      {signIn.error ? (
        <Note role="alert" tone="danger">
          {errorText(tShop, signIn.error)}
        </Note>
      ) : null}
      <Button block loading={signIn.isPending} onClick={() => signIn.mutate()} variant="outline">
        {t('signIn')}
      </Button>
    </div>
  );
}
