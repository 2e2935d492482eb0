import { BrandMark } from '../ui/brand-mark.tsx';

/** The same picture as the page shows before any script: the mark alone. */
export function BootScreen() {
  return (
    <div className="boot">
      <BrandMark size={36} />
    </div>
  );
}
