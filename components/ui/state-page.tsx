type StatePageProps = { title: string; text?: string; isAlert?: boolean; children?: React.ReactNode };

/** A page with a single message, such as "not found", and a link. */
export function StatePage({ title, text, isAlert = false, children }: StatePageProps) {
  return (
    <main
      id="content"
      className="page-width flex grow flex-col items-center justify-center gap-4 py-24 text-center"
    >
      <div role={isAlert ? 'alert' : undefined} className="flex flex-col gap-4">
        <h1 className="heading-1">{title}</h1>
        {text && <p className="max-w-prose text-muted">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap justify-center gap-3 pt-4">{children}</div>}
    </main>
  );
}
