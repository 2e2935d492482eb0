/** Google's G in the style of our icons. */
export function GoogleMark() {
  return (
    <svg
      aria-hidden="true"
      className="shrink-0"
      fill="none"
      height="18"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="1.9"
      viewBox="0 0 18 18"
      width="18"
    >
      <path d="M14 4.3A7 7 0 1 0 16 9H9.4" />
    </svg>
  );
}
