type EmptyStateProps = { title: string; text?: string; children?: React.ReactNode };

/** Shown in place of an empty list, with what to do next. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-line-strong/50 bg-surface px-6 py-14 text-center">
      <p className="heading-2 text-balance">{title}</p>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {children && <div className="flex flex-wrap justify-center gap-3 pt-4">{children}</div>}
    </div>
  );
}
