/** Progress of unknown length; the text beside it names what is in progress. */
export function IndeterminateBar() {
  return (
    <div
      aria-hidden="true"
      className="forced-color-adjust-none h-1 overflow-hidden rounded-full bg-fill-strong"
    >
      <div className="h-full w-[34%] animate-slide rounded-full bg-accent-graphic" />
    </div>
  );
}
