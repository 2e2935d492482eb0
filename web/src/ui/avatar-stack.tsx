import { Logo } from './logo.tsx';

const MAX_SHOWN = 4;
type AvatarStackProps = {
  sources: readonly string[];
  size?: number;
  dimmed?: boolean;
  eager?: boolean;
};

/** Tiles of a bundle, overlapping by 17 %; at most four, then how many more. */
export function AvatarStack({
  sources,
  size = 48,
  dimmed = false,
  eager = false,
}: AvatarStackProps) {
  const shown = sources.slice(0, MAX_SHOWN);
  const more = sources.length - shown.length;
  const overlap = { marginLeft: size * -0.17 };
  return (
    <span className="flex">
      {shown.map((source, index) => (
        <span
          className="relative rounded-[23%] outline-2 outline-surface"
          key={source}
          style={index > 0 ? overlap : undefined}
        >
          <Logo dimmed={dimmed} eager={eager} size={size} src={source} />
        </span>
      ))}
      {more > 0 ? (
        <span
          className="type-tabular relative grid place-items-center rounded-[23%] bg-sunken font-semibold text-text-secondary outline-2 outline-surface"
          style={{ ...overlap, width: size, height: size, fontSize: size * 0.3 }}
        >
          +{more}
        </span>
      ) : null}
    </span>
  );
}
