import { lazy, Suspense } from 'react';
import type { DoorSceneProps } from './door-scene.tsx';

const DoorScene = lazy(() =>
  import('./door-scene.tsx').then(
    (module) => ({ default: module.DoorScene }),
    // It decorates: a page without it is whole.
    () => ({ default: () => null }),
  ),
);

/** The door, our own mark. Its drawing comes behind the first view; its place, given by `className`, is there at once. */
export function DoorWall(props: DoorSceneProps) {
  return (
    <Suspense fallback={<div aria-hidden="true" className={props.className} />}>
      <DoorScene {...props} />
    </Suspense>
  );
}
