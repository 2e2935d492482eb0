import { lazy, Suspense } from 'react';
import type { AuthArtworkSceneProps } from './auth-artwork-scene.tsx';

const AuthArtworkScene = lazy(() =>
  import('./auth-artwork-scene.tsx').then(
    (module) => ({ default: module.AuthArtworkScene }),
    // Purely decorative, so a failure to load it is ignored.
    () => ({ default: () => null }),
  ),
);

/**
 * The brand illustration. The drawing is loaded after the first view; its space, defined by `className`, is reserved.
 */
export function AuthArtwork(props: AuthArtworkSceneProps) {
  return (
    <Suspense fallback={<div aria-hidden="true" className={props.className} />}>
      <AuthArtworkScene {...props} />
    </Suspense>
  );
}
