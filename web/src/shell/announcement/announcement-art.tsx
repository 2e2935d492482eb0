import { useState } from 'react';
import { AuthArtwork } from '../../ui/brand/auth-artwork.tsx';
import { useAfterPaint } from '../../ui/primitives/use-after-paint.ts';
import { usePhone } from '../../ui/primitives/use-phone.ts';

/**
 * The operator's picture, or the door illustration if there is none or it fails to load. Its space is reserved; it follows
 * the paint of the text, and phones, which have no space for it, load neither.
 */
export function AnnouncementArt({ image, alt }: { image: string | null; alt: string }) {
  const [lost, setLost] = useState<string>();
  const drawsArt = useAfterPaint(!usePhone(), false);
  return (
    <div className="relative max-md:hidden">
      {!drawsArt ? null : image && image !== lost ? (
        <img
          alt={alt}
          className="absolute inset-0 size-full object-cover"
          decoding="async"
          height={172}
          onError={() => setLost(image)}
          src={image}
          width={380}
        />
      ) : (
        <AuthArtwork className="absolute inset-0 size-full" scene="banner" />
      )}
    </div>
  );
}
