/** Makerfront's mark: an arcade of two shop doors, which is also an m. Drawn as in `public/icon.svg`. */
export function MakerfrontMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#8a3f24" />
      <path
        fill="#fff"
        d="M6.5 7h19a1 1 0 0 1 1 1v16.5a.75.75 0 0 1-.75.75H23.5V16a2.75 2.75 0 0 0-5.5 0v9.25h-4V16a2.75 2.75 0 0 0-5.5 0v9.25H6.25a.75.75 0 0 1-.75-.75V8a1 1 0 0 1 1-1Z"
      />
    </svg>
  );
}
