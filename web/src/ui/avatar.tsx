type AvatarProps = { name: string; src?: string | null; size?: number };

/** Two letters for a person: of the first two words, or the first two of the only one. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? '')];
  return letters.slice(0, 2).join('').toUpperCase();
}

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
      className="inline-grid shrink-0 place-items-center rounded-full bg-person font-semibold text-person-text leading-none tracking-[.01em]"
      style={{ ...box, fontSize: size * 0.36 }}
    >
      {initialsOf(name)}
    </span>
  );
}
