/** Says what a page can't do where JavaScript is off, and stops what would turn for ever. Server components only. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <style>{'main [data-spinner]{display:none}'}</style>
      <p className="rounded-control border border-line bg-sunken px-4 py-3">{children}</p>
    </noscript>
  );
}
