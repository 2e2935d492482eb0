import {
  deleteView,
  listViews,
  SAVED_VIEWS_MAX,
  type SavedView,
  saveView,
  VIEW_NAME_MAX,
} from '@sesame/contract/operator-desk.ts';
import { Bookmark, Check, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useOperatorMutation, useOperatorQuery } from '../../api/operator/use-operator-query.ts';
import { useWords } from '../../i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Input } from '../../ui/input.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuItem, MenuSeparator } from '../../ui/menu-rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { recordListWords } from './record-list.words.ts';

type ViewsOf = {
  list: { id: string; address: string; show: (address: string) => void };
};

/** Filters of a list that the operator keeps under names of their own. They are asked for when the menu opens. */
export function SavedViews({ list }: ViewsOf) {
  const say = useWords(recordListWords);
  return (
    <Menu
      kind="panel"
      label={say('views')}
      trigger={(props) => (
        <Button
          {...props}
          className="ml-auto max-md:ml-0"
          icon={<Icon of={Bookmark} />}
          variant="ghost"
        >
          {say('views')}
        </Button>
      )}
      width={300}
    >
      <Views list={list} />
    </Menu>
  );
}

function Views({ list }: ViewsOf) {
  const say = useWords(recordListWords);
  const { data: views, isError } = useOperatorQuery(listViews, { query: { list: list.id } });
  if (isError && views === undefined) {
    return (
      <p className="px-2.5 py-2 text-muted" role="alert">
        {say('viewsFailed')}
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
      {views.length > 0 && (list.address !== '' || isFull) ? <MenuSeparator /> : null}
      {isFull ? (
        <p className="px-2.5 py-2 text-muted">{say('viewsFull', { max: SAVED_VIEWS_MAX })}</p>
      ) : list.address === '' ? (
        views.length === 0 && <p className="px-2.5 py-2 text-muted">{say('viewsNone')}</p>
      ) : (
        <NewView list={list} />
      )}
    </>
  );
}

function ViewRow({ list, view }: ViewsOf & { view: SavedView }) {
  const say = useWords(recordListWords);
  const forget = useOperatorMutation(deleteView, { touches: [listViews] });
  return (
    <div className="flex items-center gap-1">
      <MenuItem
        icon={view.filters === list.address ? <Icon of={Check} size={16} /> : null}
        onSelect={() => list.show(view.filters)}
      >
        <span className="wrap-anywhere min-w-0">{view.name}</span>
      </MenuItem>
      <button
        aria-label={say('viewForget', { name: view.name })}
        className="grid size-[34px] shrink-0 place-items-center rounded-sm text-muted hover:bg-fill hover:text-text max-md:size-11 pointer-coarse:size-11"
        data-menu-row=""
        onClick={() => forget.mutate({ params: { id: view.id } })}
        type="button"
      >
        <Icon of={X} size={16} />
      </button>
    </div>
  );
}

/** Letters typed here are a name, and find no row of the menu. */
function keepLetters(event: KeyboardEvent) {
  if (event.key !== 'Escape') event.stopPropagation();
}

function NewView({ list }: ViewsOf) {
  const say = useWords(recordListWords);
  const [name, setName] = useState('');
  const save = useOperatorMutation(saveView, { touches: [listViews] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || save.isPending) return;
    save.mutate(
      { body: { list: list.id, name, filters: list.address } },
      { onSuccess: () => setName('') },
    );
  };
  return (
    <form className="grid gap-2 p-2.5" onKeyDown={keepLetters} onSubmit={submit}>
      <Input
        aria-label={say('viewName')}
        maxLength={VIEW_NAME_MAX}
        onChange={(event) => setName(event.target.value)}
        placeholder={say('viewName')}
        value={name}
      />
      <Button loading={save.isPending} type="submit" variant="outline">
        {say('viewSave')}
      </Button>
      {save.isError ? <p role="alert">{say('viewNotSaved')}</p> : null}
    </form>
  );
}
