import type { AnswerOf, InputOf, RouteSpec } from '@sesame/contract/shared/route.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import type { FormRoute } from './use-call-form.ts';
import { type RecordForm, type RecordFormOptions, useRecordForm } from './use-record-form.ts';

type Saved = { id: string | number; version: number };

type EditorFormOptions<Create extends FormRoute, Editable extends Saved, Values> = Omit<
  RecordFormOptions<Create['body'], Editable, Values>,
  'schema' | 'save' | 'onSaved'
> & {
  create: Create;
  /** Takes the id of the record, and the body of `create` with the version that the edits are based on. */
  edit: FormRoute;
  /** Routes whose answers both calls change. */
  touches: readonly RouteSpec[];
  onCreated?: (record: Editable) => void;
};

/** The editor of a record that may not exist yet: one call creates it, the other changes it; both return it. */
export function useEditorForm<
  Create extends FormRoute,
  Values extends object,
  Editable extends Saved & AnswerOf<Create>,
>({
  create,
  edit,
  touches,
  onCreated,
  ...form
}: EditorFormOptions<Create, Editable, Values>): RecordForm<Editable, Values> {
  const creating = useConsoleMutation(create, { touches });
  const editing = useConsoleMutation(edit, { touches });
  return useRecordForm<Create['body'], Editable, Values>({
    ...form,
    schema: create.body,
    // The body was parsed by the schema of `create`, and both calls return the record.
    save: async (body, record) => {
      if (record === null) {
        return (await creating.mutateAsync({
          body,
        } as unknown as InputOf<Create>)) as unknown as Editable;
      }
      const { id, version } = record;
      const changed = { params: { id: String(id) }, body: { ...(body as object), version } };
      return (await editing.mutateAsync(changed as never)) as unknown as Editable;
    },
    onSaved: (saved) => {
      if (form.record === null) onCreated?.(saved);
    },
  });
}
