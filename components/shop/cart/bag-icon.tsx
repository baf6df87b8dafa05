/** The cart's icon. */
export function BagIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4.5 8.5h15l-1 11.5h-13z" />
      <path d="M8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5" strokeLinecap="round" />
    </svg>
  );
}
