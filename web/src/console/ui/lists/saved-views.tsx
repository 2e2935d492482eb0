import { Popover } from '@base-ui/react/popover';
import {
  deleteView,
  listViews,
  SAVED_VIEWS_MAX,
  type SavedView,
  saveView,
} from '@sesame/contract/console/workspace.ts';
import { Bookmark, Check, X } from 'lucide-react';
import { useMessages } from '../../../i18n/messages.ts';
import { popupClasses, popupPlace, popupRowClasses } from '../../../ui/overlay/popup-classes.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { FormView } from '../forms/form-view.tsx';
import { SaveProblem } from '../forms/save-problem.tsx';
import { TextField } from '../forms/text-fields.tsx';
import { useConsoleForm } from '../forms/use-console-form.ts';
import { listMessages } from './list.messages.ts';

type ViewsOf = {
  list: { route: { id: string }; address: string; show: (address: string) => void };
};
type SavedViewsProps = ViewsOf & {
  /** At the end of the line, where the line has room. */
  isLast?: boolean;
  /** Beside many filters: on a screen of medium width only the icon is shown. */
  isCrowded?: boolean;
};

/** Filters that the operator saved under a name. They are loaded when the menu opens. */
export function SavedViews({ list, isLast = true, isCrowded = false }: SavedViewsProps) {
  const t = useMessages(listMessages);
  return (
    <Popover.Root>
      <Popover.Trigger
        render={(props) => (
          <Button
            {...props}
            className={isLast ? 'ml-auto max-md:ml-0' : ''}
            icon={<Icon of={Bookmark} />}
            title={t('views')}
            variant="ghost"
          >
            <span className={isCrowded ? 'md:max-2xl:sr-only' : ''}>{t('views')}</span>
          </Button>
        )}
      />
      <Popover.Portal>
        <Popover.Positioner align="end" {...popupPlace}>
          <Popover.Popup aria-label={t('views')} className={`${popupClasses} w-[300px]`}>
            <Views list={list} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Views({ list }: ViewsOf) {
  const t = useMessages(listMessages);
  const { data: views, isError } = useConsoleQuery(listViews, { query: { list: list.route.id } });
  if (isError && views === undefined) {
    return (
      <p className="px-2.5 py-2 text-muted" role="alert">
        {t('viewsFailed')}
      </p>
    );
  }
  if (views === undefined) return <Skeleton className="m-2.5 h-4" />;
  const isFull = views.length >= SAVED_VIEWS_MAX;
  return (
    <>
      {views.map((view) => (
        <ViewRow key={view.id} list={list} view={view} />
      ))}
      {views.length > 0 && (list.address !== '' || isFull) ? (
        <hr className="-mx-1.5 my-1.5 border-border" />
      ) : null}
      {isFull ? (
        <p className="px-2.5 py-2 text-muted">{t('viewsFull', { max: SAVED_VIEWS_MAX })}</p>
      ) : list.address === '' ? (
        views.length === 0 && <p className="px-2.5 py-2 text-muted">{t('viewsNone')}</p>
      ) : (
        <NewView list={list} />
      )}
    </>
  );
}

/** Whether two addresses name the same filters, in any order. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [new URLSearchParams(one), new URLSearchParams(other)];
  a.sort();
  b.sort();
  return a.toString() === b.toString();
}

function ViewRow({ list, view }: ViewsOf & { view: SavedView }) {
  const t = useMessages(listMessages);
  const forget = useConsoleMutation(deleteView, { touches: [listViews] });
  return (
    <div className="flex items-center gap-1">
      <Popover.Close className={popupRowClasses} onClick={() => list.show(view.filters)}>
        {isSame(view.filters, list.address) ? (
          <Icon className="text-muted" of={Check} size={16} />
        ) : null}
        <span className="wrap-anywhere min-w-0">{view.name}</span>
      </Popover.Close>
      <button
        aria-label={t('viewDelete', { name: view.name })}
        className="grid size-[34px] shrink-0 place-items-center rounded-sm text-muted hover:bg-fill hover:text-text max-md:size-11 pointer-coarse:size-11"
        onClick={() => forget.mutate({ params: { id: view.id } })}
        type="button"
      >
        <Icon of={X} size={16} />
      </button>
    </div>
  );
}

function NewView({ list }: ViewsOf) {
  const t = useMessages(listMessages);
  const save = useConsoleMutation(saveView, { touches: [listViews] });
  const form = useConsoleForm({
    schema: saveView.body,
    initial: { name: '' },
    body: ({ name }) => ({ list: list.route.id, name, filters: list.address }),
    save: (body) => save.mutateAsync({ body }),
    savedAs: () => ({ name: '' }),
    guardsLeaving: false,
  });
  return (
    <FormView className="grid gap-2 p-2.5" form={form}>
      <TextField label={t('viewName')} of={form.at('name')} />
      <Button loading={form.isSaving} type="submit" variant="outline">
        {t('viewSave')}
      </Button>
      <SaveProblem error={form.error} onLoadLatest={undefined} />
    </FormView>
  );
}
