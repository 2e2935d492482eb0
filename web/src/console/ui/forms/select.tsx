import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ControlBox, controlText } from '../../../ui/forms/control-box.tsx';
import { useFieldWiring } from '../../../ui/forms/field.tsx';
import { popupClasses, popupPlace, popupRowClasses } from '../../../ui/overlay/popup-classes.ts';
import { Icon } from '../../../ui/primitives/icon.tsx';

type SelectProps = {
  /** Needed outside a `Field`, which labels its control. */
  label?: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  className?: string;
};

/** A select that looks like the other fields. */
export function Select({ className = '', ...rest }: SelectProps) {
  return (
    <ControlBox className={className}>
      <SelectButton {...rest} className={`${controlText} flex items-center gap-2 pr-2.5 text-left`}>
        <span className="min-w-0 flex-1 truncate">
          <BaseSelect.Value />
        </span>
        <Icon className="text-muted" of={ChevronDown} size={16} />
      </SelectButton>
    </ControlBox>
  );
}

type SelectButtonProps = SelectProps & { title?: string | undefined; children: ReactNode };

/** A button that opens the options; its children say what is chosen. */
export function SelectButton({
  label,
  options,
  value,
  onChange,
  onBlur,
  name,
  disabled = false,
  required = false,
  className = '',
  title,
  children,
}: SelectButtonProps) {
  const wiring = useFieldWiring();
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    // The library's style sheet, which the content policy refuses, only hides a scrollbar.
    <CSPProvider disableStyleElements>
      <BaseSelect.Root
        disabled={disabled}
        items={options}
        modal={false}
        name={name}
        onOpenChange={(open) => {
          if (!open) onBlur?.();
        }}
        onValueChange={(chosen) => {
          if (chosen !== null) onChange(chosen);
        }}
        required={required}
        value={value}
      >
        <BaseSelect.Trigger
          {...wiring}
          aria-label={label}
          className={className}
          onBlur={({ currentTarget }) => {
            if (currentTarget.ariaExpanded !== 'true') onBlur?.();
          }}
          ref={setButton}
          title={title}
        >
          {children}
        </BaseSelect.Trigger>
        {/* The options stay in the landmark of the button, and above the dialog that it is in. */}
        <BaseSelect.Portal
          container={button?.closest<HTMLElement>('[role=dialog], main') ?? undefined}
        >
          <BaseSelect.Positioner
            {...popupPlace}
            align="start"
            alignItemWithTrigger={false}
            sideOffset={4}
          >
            <BaseSelect.Popup className={`${popupClasses} min-w-(--anchor-width)`}>
              <BaseSelect.List>
                {options.map((option) => (
                  <BaseSelect.Item
                    className={`${popupRowClasses} cursor-pointer pr-8 data-highlighted:bg-fill`}
                    key={option.value}
                    value={option.value}
                  >
                    <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                    <BaseSelect.ItemIndicator className="absolute right-2.5 text-muted">
                      <Icon of={Check} size={16} />
                    </BaseSelect.ItemIndicator>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </CSPProvider>
  );
}
