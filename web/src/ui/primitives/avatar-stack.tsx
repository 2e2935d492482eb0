import { Logo } from '../brand/logo.tsx';
import { logoSizes } from '../brand/logo-sizes.ts';

const MAX_SHOWN = 4;
const tile =
  'relative rounded-[23%] outline-2 outline-surface not-first:-ml-[calc(var(--logo-size)*.17)] max-md:not-first:-ml-[calc(var(--logo-size-mobile)*.17)]';

type AvatarStackProps = {
  sources: readonly string[];
  size?: number;
  /** Size below 768 px, if different. */
  mobileSize?: number | undefined;
  dimmed?: boolean;
  eager?: boolean;
};

/** Logos of a bundle, overlapping by 17 %: at most four, then the number of the rest. */
export function AvatarStack({
  sources,
  size = 48,
  mobileSize = size,
  dimmed = false,
  eager = false,
}: AvatarStackProps) {
  const shown = sources.slice(0, MAX_SHOWN);
  const more = sources.length - shown.length;
  return (
    <span className="flex" style={logoSizes(size, mobileSize)}>
      {shown.map((source, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two services may share a picture, never a place
        <span className={`bg-surface ${tile}`} key={place}>
          <Logo dimmed={dimmed} eager={eager} mobileSize={mobileSize} size={size} src={source} />
        </span>
      ))}
      {more > 0 ? (
        <span
          className={`type-tabular grid size-(--logo-size) place-items-center bg-sunken font-semibold text-text-secondary max-md:size-(--logo-size-mobile) ${tile}`}
          style={{ fontSize: mobileSize * 0.3 }}
        >
          +{more}
        </span>
      ) : null}
    </span>
  );
}
