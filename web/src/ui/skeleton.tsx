/** A box where content will be; give it the content's own size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`skeleton-box animate-pulse bg-fill-hover ${className}`} />
  );
}
