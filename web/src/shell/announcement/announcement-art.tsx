import { useState } from 'react';
import { DoorWall } from '../../ui/door-wall.tsx';

/** The operator's picture, or the door where there is none or it does not arrive. Its place is there from the start. */
export function AnnouncementArt({ image, alt }: { image: string | null; alt: string }) {
  const [lost, setLost] = useState<string>();
  return (
    <div className="relative max-md:hidden">
      {image && image !== lost ? (
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
        <DoorWall className="absolute inset-0 size-full" scene="banner" />
      )}
    </div>
  );
}
