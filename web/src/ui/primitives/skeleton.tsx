/** A placeholder box; give it the size of the content. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`skeleton-box animate-pulse bg-fill-hover ${className}`} />
  );
}
