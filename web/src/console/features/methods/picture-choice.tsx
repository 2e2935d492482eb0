import { useMessages } from '../../../i18n/messages.ts';
import { MethodPicture } from '../../../shell/method-picture.tsx';
import type { FieldRef } from '../../ui/forms/use-console-form.ts';
import { useField } from '../../ui/forms/use-field.ts';
import { methodMessages } from './methods.messages.ts';

const pictures = [
  'card',
  'wallet',
  'coins',
  'gem',
  'smartphone',
  'qr',
  'bank',
  'phone',
  'balance',
] as const;

/** The picture of a method, chosen from the shop's; one that is not among them stays until another is chosen. */
export function PictureChoice({ of }: { of: FieldRef<string> }) {
  const t = useMessages(methodMessages);
  const { value, set } = useField(of);
  const offered = pictures.map((name) => ({
    address: `icon:${name}`,
    label: t(`picture_${name}`),
  }));
  const isOffered = offered.some(({ address }) => address === value);
  const choices = isOffered ? offered : [{ address: value, label: t('picture_own') }, ...offered];
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="type-label mb-1.5">{t('picture')}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ address, label }) => (
          <label
            className="relative grid size-11 place-items-center rounded-md border border-border-strong text-text-secondary has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:checked]:text-accent-text has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-2 forced-colors:has-[:checked]:border-2"
            key={address}
            title={label}
          >
            <input
              aria-label={label}
              checked={address === value}
              className="absolute inset-0 cursor-pointer rounded-[inherit] opacity-0"
              name={of.name}
              onChange={() => set(address)}
              type="radio"
              value={address}
            />
            <MethodPicture address={address} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
