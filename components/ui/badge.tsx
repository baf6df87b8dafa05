/** A small label on a product. */
export function Badge({ children }: { children: React.ReactNode }) {
  return (
    <span className="inline-block rounded-full bg-sunken px-3 py-1 text-sm leading-tight text-ink">
      {children}
    </span>
  );
}
