import type { InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { showToast } from '../../../ui/overlay/toast-store.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { saveConsoleFile } from '../../api/save-console-file.ts';
import { recordListMessages } from './record-list.messages.ts';

type ExportButtonProps<R extends RouteSpec> = {
  route: R;
  /** Called on click. */
  input: () => InputOf<R>;
  /** File name without the extension. */
  name: string;
  /** Defaults to "Export". */
  label?: string;
  variant?: 'outline' | 'ghost';
};

/** Downloads the filtered list as a CSV file. */
export function ExportButton<R extends RouteSpec>({
  route,
  input,
  name,
  label,
  variant = 'outline',
}: ExportButtonProps<R>) {
  const { t: tShop } = useI18n();
  const t = useMessages(recordListMessages);
  const save = useMutation({
    mutationFn: () => saveConsoleFile(route, input(), `${name}.csv`),
    onError: (error) =>
      showToast({ tone: 'danger', title: t('exportFailed'), text: errorText(tShop, error) }),
  });
  return (
    <Button
      icon={<Icon of={Download} />}
      loading={save.isPending}
      onClick={() => save.mutate()}
      variant={variant}
    >
      {label ?? t('export')}
    </Button>
  );
}
