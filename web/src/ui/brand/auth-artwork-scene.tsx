import type { ReactNode } from 'react';
import marksFile from './auth-artwork-marks.svg';

/** The file has this many logos in a row, each 48 wide, with space between. */
const MARKS = 22;
const MARK_STEP = 64;

/**
 * A wall of outlined tiles with an arch of light, inside which the tiles are in color. The numbers are those of the
 * design: tile size and spacing, the arch, and its tiles.
 */
const scenes = {
  page: {
    viewBox: '0 0 806 900',
    tile: 80,
    step: 102,
    columns: [-61, 9],
    rows: [-66, 11],
    line: 'stroke-wall-line',
    door: 'fill-artwork-door',
    arch: 'M228.72 940V376a209.28 209.28 0 0 1 418.56 0V940z',
    shown: [
      ...[347, 449].map((x) => ({ x, y: 240 })),
      ...[342, 444, 546, 648, 750, 852].flatMap((y) => [245, 347, 449, 551].map((x) => ({ x, y }))),
    ],
    marks: Array.from({ length: MARKS }, (_, index) => index),
  },
  banner: {
    viewBox: '0 0 380 176',
    tile: 48,
    step: 60,
    columns: [16, 7],
    rows: [-32, 4],
    line: 'stroke-accent-border',
    door: 'fill-surface',
    arch: 'M127.12 216V112a92.88 92.88 0 0 1 185.76 0V216z',
    shown: [{ x: 196, y: 28 }, ...[88, 148].flatMap((y) => [136, 196, 256].map((x) => ({ x, y })))],
    marks: [3, 0, 4, 6, 5, 1, 7],
  },
  waiting: {
    viewBox: '0 0 1440 900',
    tile: 72,
    step: 92,
    columns: [-6, 17],
    rows: [-40, 11],
    line: 'stroke-wall-line',
    door: 'fill-artwork-door',
    arch: 'M531.2 940V380a188.8 188.8 0 0 1 377.6 0V940z',
    shown: [],
    marks: [],
  },
  empty: {
    viewBox: '0 0 242 132',
    tile: 41,
    step: 50,
    columns: [0.75, 5],
    rows: [-13, 3],
    line: 'stroke-border-strong',
    door: 'fill-accent-soft',
    arch: 'M93.5 132V63.5a27.5 27.5 0 0 1 55 0V132z',
    shown: [{ x: 100.75, y: 87 }],
    marks: [3],
  },
} as const satisfies Record<string, Scene>;

type Scene = {
  viewBox: string;
  tile: number;
  step: number;
  /** First column, and their number. */
  columns: readonly [number, number];
  rows: readonly [number, number];
  line: string;
  door: string;
  arch: string;
  shown: readonly { x: number; y: number }[];
  /** Places in the file of logos, in order; they repeat when there are more tiles. */
  marks: readonly number[];
};

const series = ([start, count]: readonly [number, number], step: number) =>
  Array.from({ length: count }, (_, index) => start + index * step);

export type AuthArtworkSceneProps = { scene: keyof typeof scenes; className?: string };

/**
 * The brand illustration: sign-in (`page`), a waiting page (`waiting`), the announcement (`banner`), no subscriptions
 * (`empty`).
 */
export function AuthArtworkScene({ scene, className = '' }: AuthArtworkSceneProps): ReactNode {
  const { viewBox, tile, step, columns, rows, line, door, arch, shown, marks }: Scene =
    scenes[scene];
  return (
    <svg
      aria-hidden="true"
      className={className}
      preserveAspectRatio="xMidYMid slice"
      viewBox={viewBox}
    >
      <g className={line} fill="none" strokeWidth="1.5">
        {series(rows, step).flatMap((y) =>
          series(columns, step).map((x) => (
            <rect
              height={tile - 1.5}
              key={`${x} ${y}`}
              rx={tile * 0.23}
              width={tile - 1.5}
              x={x + 0.75}
              y={y + 0.75}
            />
          )),
        )}
      </g>
      <path className={door} d={arch} />
      {shown.map(({ x, y }, index) => (
        <svg
          aria-hidden="true"
          height={tile}
          key={`${x} ${y}`}
          viewBox={`${(marks[index % marks.length] ?? 0) * MARK_STEP} 0 48 48`}
          width={tile}
          x={x}
          y={y}
        >
          <image height="48" href={marksFile} width={MARKS * MARK_STEP} />
        </svg>
      ))}
      <g className="stroke-logo-ring" fill="none" strokeWidth={tile / 48}>
        {shown.map(({ x, y }) => (
          <rect
            height={(tile * 47) / 48}
            key={`${x} ${y}`}
            rx={(tile * 10.5) / 48}
            width={(tile * 47) / 48}
            x={x + tile / 96}
            y={y + tile / 96}
          />
        ))}
      </g>
    </svg>
  );
}
