import {
  type BodyOutput,
  type BodySchema,
  type Bounds,
  boundsAt,
} from '@sesame/contract/shared/bounds.ts';
import {
  type AnyFormApi,
  type DeepKeys,
  type DeepValue,
  evaluate,
  FormApi,
  getBy,
  useSelector,
} from '@tanstack/react-form';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { isStale } from '../../../api/client/is-stale.ts';
import { type Issue, serverIssues } from './field-issues.ts';
import { useLeaveCheck } from './unsaved-changes.ts';

export type ConsoleFormOptions<Schema extends BodySchema, Values extends object, Answer> = {
  /** The contract's schema of what is sent: the only place with bounds and rules. */
  schema: Schema;
  initial: Values;
  /** Texts by field for rules that the contract cannot state: about now, or about what the page shows. */
  alsoCheck?: (values: Values) => Readonly<Record<string, string>>;
  /** Converts the values to what is sent, if they differ. Its paths are those of the fields. */
  body?: (values: Values) => unknown;
  save?: (body: BodyOutput<Schema>, values: Values) => Promise<Answer>;
  /** Confirms valid values before they are saved; false keeps them unsaved. */
  approve?: ((body: BodyOutput<Schema>) => Promise<boolean>) | undefined;
  /** Instead of `save`: what happens to valid values that a dialog will save, which then calls `adopt`. */
  onChecked?: (body: BodyOutput<Schema>) => void;
  /** The values of the saved record; by default the ones that were sent. */
  savedAs?: (answer: Answer) => Values;
  onSaved?: (answer: Answer) => void;
  onFailed?: ((error: unknown) => void) | undefined;
  /** A text that explains a refusal better than the server's. */
  refusalText?: (error: unknown) => string | undefined;
  /** Called with the fields that stopped an attempt to save, which the page may have to show first. */
  onInvalid?: (names: readonly string[]) => void;
  /** Whether leaving with unsaved changes asks for confirmation; `false` for a search or a filter. */
  guardsLeaving?: boolean;
  /** Loads the newest version after a version conflict (decision 29). */
  loadLatest?: (() => Promise<unknown>) | undefined;
};

/** A reference to a field of a form, passed to the component that renders it. */
export type FieldRef<Value> = {
  form: AnyFormApi;
  name: string;
  schema: BodySchema;
  bounds: Bounds;
  /** After the first attempt to save, all errors are shown. */
  showsAll: boolean;
  serverIssueOf: (name: string) => Issue | undefined;
  /** Exists only for type checking: the type of the field's value. */
  holds?: Value;
};

export type ConsoleForm<Values extends object> = {
  /** Id of the `form` element, for buttons outside of it. */
  id: string;
  values: Values;
  isDirty: boolean;
  isSaving: boolean;
  /** Saved, and not changed since. */
  isSaved: boolean;
  /** The last attempt was stopped by invalid values. */
  isInvalid: boolean;
  /** The refusal of the server, unless a field shows it. */
  error: unknown;
  at: <Name extends DeepKeys<Values>>(name: Name) => FieldRef<DeepValue<Values, Name>>;
  change: (part: Partial<Values>) => void;
  submit: () => void;
  discard: () => void;
  /** Restarts from these values, which count as saved. */
  adopt: (values: Values) => void;
  /** Set after a version conflict, if there is something to load. */
  loadLatest: (() => Promise<void>) | undefined;
};

type Refusal = { error: unknown; issues: ReadonlyMap<string, Issue>; values: object };

/**
 * A form of the console. The contract's schema checks it, errors appear after a field is left or saving was attempted,
 * refusals of the server appear at their fields, and nothing typed is lost until it is saved, discarded or replaced by
 * the latest version. Leaving the page with unsaved changes asks for confirmation.
 */
export function useConsoleForm<Schema extends BodySchema, Values extends object, Answer>({
  schema,
  initial,
  body = (values) => values,
  alsoCheck,
  save,
  approve,
  onChecked,
  savedAs,
  onSaved,
  onFailed,
  onInvalid,
  refusalText,
  guardsLeaving = true,
  loadLatest,
}: ConsoleFormOptions<Schema, Values, Answer>): ConsoleForm<Values> {
  const id = useId();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSaved, setSaved] = useState(false);
  const [form] = useState(() => newForm(initial));
  const { values, isSubmitting, submissionAttempts, isValid } = useSelector(form.store);
  const isDirty = !evaluate(values, form.options.defaultValues);

  const adopt = (next: Values) => {
    form.reset(next);
    setRefusal(undefined);
  };
  const validate = (given: Values) => issuesOf(schema, body(given), alsoCheck?.(given));
  // The library keeps the options of the first render; these belong to the current one.
  useLayoutEffect(() => {
    form.update({
      ...form.options,
      validators: { onChange: ({ value }) => validate(value) },
      onSubmitInvalid: ({ value }) => {
        onInvalid?.(Object.keys(validate(value)?.fields ?? {}));
        focusFirstError(id);
      },
      onSubmit: async ({ value }) => {
        setRefusal(undefined);
        setSaved(false);
        // The validator has accepted it; parsing also trims.
        const checked = schema.parse(body(value)) as BodyOutput<Schema>;
        onChecked?.(checked);
        if (!save || (approve && !(await approve(checked)))) return;
        try {
          const answer = await save(checked, value);
          adopt(savedAs ? savedAs(answer) : value);
          setSaved(true);
          onSaved?.(answer);
        } catch (error) {
          setRefusal({ error, issues: serverIssues(error, refusalText?.(error)), values: value });
          focusFirstError(id);
          onFailed?.(error);
        }
      },
    });
  });
  useEffect(() => form.mount(), [form]);
  const [isDirtyNow] = useState(
    () => () => !evaluate(form.state.values, form.options.defaultValues),
  );
  useLeaveCheck(guardsLeaving ? isDirtyNow : isNever);

  /** The server's issue of a field, until its value is changed. */
  const serverIssueOf = (name: string) =>
    refusal && getBy(values, name) === getBy(refusal.values, name)
      ? refusal.issues.get(name)
      : undefined;
  const isAtField =
    refusal && [...refusal.issues.keys()].some((name) => form.fieldInfo[name as never]);
  const error = isAtField ? undefined : refusal?.error;
  const isRefusedNow = isAtField && [...refusal.issues.keys()].some(serverIssueOf);
  return {
    id,
    values,
    isDirty,
    isSaving: isSubmitting,
    isSaved: isSaved && !isDirty,
    isInvalid: (submissionAttempts > 0 && !isValid) || isRefusedNow === true,
    error,
    at: (name) => ({
      // Components of fields know only the type of their value.
      form: form as AnyFormApi,
      name,
      schema,
      bounds: boundsAt(schema, name),
      showsAll: submissionAttempts > 0,
      serverIssueOf,
    }),
    change: (part) => {
      for (const [name, value] of Object.entries(part))
        form.setFieldValue(name as never, value as never);
      void form.validate('change');
    },
    submit: () => {
      if (!form.state.isSubmitting) void form.handleSubmit();
    },
    discard: () => {
      form.reset();
      setRefusal(undefined);
    },
    adopt,
    loadLatest:
      loadLatest && isStale(error)
        ? async () => {
            await loadLatest();
            setRefusal(undefined);
          }
        : undefined,
  };
}

const isNever = () => false;

type Validate<Values> = (input: { value: Values }) => ReturnType<typeof issuesOf>;
type Library<Values> = FormApi<
  Values,
  undefined,
  Validate<Values>,
  undefined,
  undefined,
  undefined,
  undefined,
  undefined,
  undefined,
  undefined,
  undefined,
  unknown
>;

function newForm<Values>(defaultValues: Values): Library<Values> {
  return new FormApi({ defaultValues, canSubmitWhenInvalid: true });
}

/** The issues of a body by field; undefined if it is valid. */
function issuesOf(schema: BodySchema, body: unknown, texts: Readonly<Record<string, string>> = {}) {
  const issues = schema.safeParse(body).error?.issues ?? [];
  const fields: Record<string, Issue> = {};
  for (const { path, code } of issues) fields[nameOf(path)] ??= { code };
  // These texts are more specific than the contract's codes.
  for (const [name, text] of Object.entries(texts)) fields[name] = { code: 'custom', text };
  return Object.keys(fields).length > 0 ? { form: fields, fields } : undefined;
}

/** A part of a field with an object or a list: `.amount`, `[2]`. */
export function partOf<Part>(of: FieldRef<unknown>, path: string): FieldRef<Part> {
  const name = `${of.name}${path}`;
  const { form, schema, showsAll, serverIssueOf } = of;
  return { form, name, schema, bounds: boundsAt(schema, name), showsAll, serverIssueOf };
}

/** `['prices', 0, 'amount']` is `prices[0].amount`. */
function nameOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, at) =>
      typeof part === 'number' ? `[${part}]` : `${at > 0 ? '.' : ''}${String(part)}`,
    )
    .join('');
}

/** Runs once React has rendered the errors. */
function focusFirstError(formId: string): void {
  setTimeout(() => {
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
