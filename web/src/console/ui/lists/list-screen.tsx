import type { ListRoute } from '@sesame/contract/shared/define-list.ts';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { ConsolePage } from '../page/console-page.tsx';
import { ConsoleList, type ConsoleListProps } from './console-list.tsx';
import { ListExport } from './export-button.tsx';

type ListScreenProps<L extends ListRoute> = ConsoleListProps<L> & {
  title: string;
  /** Link back, above the title. */
  back?: ReactNode;
  /** Actions beside the title, after the export. */
  actions?: ReactNode;
  /** Above the list: notes, panels; dialogs. */
  children?: ReactNode;
};

/** A screen of the console that is one list. */
export function ListScreen<L extends ListRoute>({
  title,
  back,
  actions,
  children,
  ...list
}: ListScreenProps<L>) {
  useDocumentTitle(title);
  return (
    <ConsolePage
      actions={
        <>
          <ListExport list={list.list} />
          {actions}
        </>
      }
      back={back}
      title={title}
    >
      {children}
      <ConsoleList {...list} />
    </ConsolePage>
  );
}
