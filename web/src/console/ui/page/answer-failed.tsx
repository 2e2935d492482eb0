import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';

type AnswerFailedProps = {
  query: { error: unknown; refetch: () => unknown };
  className?: string;
};

/** For a part of a screen: why loading failed, with a retry button. */
export function AnswerFailed({ query, className = '' }: AnswerFailedProps) {
  const { t: tShop } = useI18n();
  const t = useMessages();
  return (
    <Note
      action={
        <Button onClick={() => void query.refetch()} size="sm" variant="ghost">
          {t('tryAgain')}
        </Button>
      }
      className={className}
      role="alert"
      tone="danger"
    >
      {errorText(tShop, query.error)}
    </Note>
  );
}
