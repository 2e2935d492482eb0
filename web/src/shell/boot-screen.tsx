import { BrandMark } from '../ui/brand/brand-mark.tsx';

/** The same picture as before any script: only the logo mark. */
export function BootScreen() {
  return (
    <div className="boot">
      <BrandMark size={36} />
    </div>
  );
}
