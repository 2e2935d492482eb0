import { initialsOf } from './initials.ts';

type AvatarProps = { name: string; src?: string | null; size?: number };

export function Avatar({ name, src, size = 34 }: AvatarProps) {
  const box = { width: size, height: size };
  if (src) {
    return (
      <img
        alt=""
        className="shrink-0 rounded-full object-cover"
        height={size}
        src={src}
        style={box}
        width={size}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="before:content-[attr(data-initials)] inline-grid shrink-0 place-items-center rounded-full bg-person font-semibold text-person-text leading-none tracking-[.01em]"
      // Drawn by the style sheet, because text would become part of the accessible name of a button around it.
      data-initials={initialsOf(name)}
      style={{ ...box, fontSize: size * 0.36 }}
    />
  );
}
