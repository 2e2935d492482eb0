import type { ListRoute } from '@sesame/contract/shared/define-list.ts';
import type { InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { Download } from 'lucide-react';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import type { ConsoleList } from '../../api/use-console-list.ts';
import { useSaveFile } from '../files/use-save-file.ts';
import { exportMessages } from './export.messages.ts';

type Appearance = {
  /** Defaults to "Export". */
  label?: string;
  variant?: 'outline' | 'ghost';
};

type ExportButtonProps<R extends RouteSpec> = Appearance & {
  route: R;
  /** Called on click. */
  input: () => InputOf<R>;
  /** File name without the extension. */
  name: string;
  /** Only its icon on phones, which leaves room for the title beside it. */
  isShort?: boolean;
};

/** Downloads a CSV file. */
export function ExportButton<R extends RouteSpec>({
  route,
  input,
  name,
  label,
  variant = 'outline',
  isShort = false,
}: ExportButtonProps<R>) {
  const t = useMessages(exportMessages);
  const save = useSaveFile(route);
  return (
    <Button
      {...(isShort && { className: 'max-md:w-11 max-md:px-0', title: t('export') })}
      icon={<Icon of={Download} />}
      loading={save.isPending}
      onClick={() => save.mutate({ input: input(), name: `${name}.csv` })}
      variant={variant}
    >
      <span className={isShort ? 'max-md:sr-only' : undefined}>{label ?? t('export')}</span>
    </Button>
  );
}

type ListExportProps<L extends ListRoute> = Appearance & {
  list: Pick<ConsoleList<L>, 'route' | 'input'>;
  /** File name without the extension, if it is not the one of the contract. */
  name?: string;
};

/** Downloads the filtered list, if it has an export. */
export function ListExport<L extends ListRoute>({ list, name, ...appearance }: ListExportProps<L>) {
  const route = list.route.export;
  if (route === undefined) return null;
  // The export takes the path and the filters of its list.
  const input = () => list.input as InputOf<typeof route>;
  return (
    <ExportButton
      {...appearance}
      input={input}
      isShort={appearance.label === undefined}
      name={name ?? route.name}
      route={route}
    />
  );
}
