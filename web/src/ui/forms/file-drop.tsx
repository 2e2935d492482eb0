import { FileDown, FileText, FileUp, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { Icon } from '../primitives/icon.tsx';
import { useFieldWiring } from './field.tsx';

type FileDropProps = {
  /** The `accept` attribute of the file input. Dropped files may have any type, so the caller has to check them. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** The accessible name, unless a `Field` around it has one. */
  label?: string;
  /** "Drop the file here or <choose it>", with the last part styled as a link. */
  prompt: ReactNode;
  /** Accepted kinds, sizes and numbers. */
  hint?: ReactNode;
  /** Shown while a file is dragged over the box. */
  overPrompt: ReactNode;
  onFiles: (files: readonly File[]) => void;
};

/** A drop zone for files, with the native dialog on click. */
export function FileDrop({
  accept,
  multiple = false,
  disabled = false,
  label,
  prompt,
  hint,
  overPrompt,
  onFiles,
}: FileDropProps) {
  const hintId = useId();
  const wiring = useFieldWiring();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const given = [...(files ?? [])];
    if (given.length > 0) onFiles(multiple ? given : given.slice(0, 1));
  };
  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      // Otherwise the browser would open the file instead of the page.
      event.preventDefault();
      if (!disabled) setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!disabled) take(event.dataTransfer.files);
    },
  };
  const describedBy = [wiring['aria-describedby'], hint ? hintId : undefined]
    .filter(Boolean)
    .join(' ');
  return (
    <div
      {...dropHandlers}
      className={`relative grid min-h-11 justify-items-center gap-1 rounded-[14px] border-[1.5px] border-dashed p-7 text-center transition-colors duration-(--duration-1) has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-2 has-[:disabled]:border-border-strong has-[:disabled]:text-muted has-[[aria-invalid=true]]:border-danger ${over ? 'border-accent bg-accent-soft' : 'border-field-border bg-sunken hover:not-has-[:disabled]:border-muted'}`}
    >
      <input
        {...wiring}
        accept={accept}
        aria-describedby={describedBy || undefined}
        aria-label={label}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        disabled={disabled}
        multiple={multiple}
        onChange={(event) => {
          take(event.target.files);
          // Allows choosing the same file again after it was removed.
          event.target.value = '';
        }}
        type="file"
      />
      <Icon of={over ? FileDown : FileUp} size={24} />
      <span aria-hidden="true" className="mt-1.5 font-medium">
        {over ? overPrompt : prompt}
      </span>
      {hint ? (
        <span className="text-[.8125rem] text-muted leading-[18px]" id={hintId}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}

type FileRowProps = {
  name: string;
  /** Its size or upload state. */
  detail: ReactNode;
  tone?: 'neutral' | 'danger';
  /** A thumbnail instead of the icon. */
  media?: ReactNode;
  /** Without it the file cannot be removed. */
  onRemove?: () => void;
  removeLabel: string;
  /** Below the name: a progress bar or an error. */
  children?: ReactNode;
};

/** A chosen file. */
export function FileRow({
  name,
  detail,
  tone = 'neutral',
  media,
  onRemove,
  removeLabel,
  children,
}: FileRowProps) {
  return (
    <div className="flex min-w-0 items-center gap-3 rounded-[12px] border border-border-strong py-2.5 pr-2 pl-3.5">
      {media ?? (
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-md ${tone === 'danger' ? 'bg-danger-soft text-danger-text' : 'bg-fill text-text-secondary'}`}
        >
          <Icon of={FileText} size={20} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="type-tabular text-[.8125rem] text-muted leading-[18px]">{detail}</p>
        {children}
      </div>
      {onRemove ? (
        <Button aria-label={removeLabel} onClick={onRemove} size="icon" variant="ghost">
          <Icon of={X} />
        </Button>
      ) : null}
    </div>
  );
}
