import { BrandMark } from '../ui/brand/brand-mark.tsx';

/** The same picture as before any script: the shape of a signed-in page, otherwise only the logo mark. */
export function BootScreen() {
  return (
    <>
      <div className="first-shape">
        <div className="first-view-bar" />
        <div className="page">
          <div className="screen-shape" />
        </div>
      </div>
      <div className="boot">
        <BrandMark size={36} />
      </div>
    </>
  );
}
