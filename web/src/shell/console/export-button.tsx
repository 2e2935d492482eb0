import type { InputOf, RouteSpec } from '@sesame/contract/route.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveOperatorFile } from '../../api/operator/operator-file.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { recordListWords } from './record-list.words.ts';

type ExportButtonProps<R extends RouteSpec> = {
  route: R;
  /** Asked when it is pressed. */
  input: () => InputOf<R>;
  /** Of the file, without the ending. */
  name: string;
  /** "Export" unless it is something else than the list. */
  label?: string;
  variant?: 'outline' | 'ghost';
};

/** What the filters of a list leave, as a CSV file. */
export function ExportButton<R extends RouteSpec>({
  route,
  input,
  name,
  label,
  variant = 'outline',
}: ExportButtonProps<R>) {
  const { t } = useI18n();
  const say = useWords(recordListWords);
  const save = useMutation({
    mutationFn: () => saveOperatorFile(route, input(), `${name}.csv`),
    onError: (error) =>
      showToast({ tone: 'danger', title: say('exportFailed'), text: errorText(t, error) }),
  });
  return (
    <Button
      icon={<Icon of={Download} />}
      loading={save.isPending}
      onClick={() => save.mutate()}
      variant={variant}
    >
      {label ?? say('export')}
    </Button>
  );
}
