import { encode } from 'uqr';

type QrCodeProps = { text: string; label: string; className?: string };

/** Dark on white in both themes, with the quiet zone that scanners need. Import this file lazily. */
export function QrCode({ text, label, className = '' }: QrCodeProps) {
  const { data, size } = encode(text, { border: 3 });
  const dark = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      aria-label={label}
      className={`forced-color-adjust-none rounded-[12px] border border-border bg-paper text-paper-text ${className}`}
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={dark} fill="currentColor" />
    </svg>
  );
}
