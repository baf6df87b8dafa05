/**
 * Says what a page can't do where JavaScript is off. What would turn for ever goes, and so do the places in which a script
 * would speak; a notice that is in the page from the start stays. Server components only.
 */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <style>{'main [data-spinner],main .sr-only[role=status]{display:none}'}</style>
      <p className="rounded-control border border-line bg-sunken px-4 py-3">{children}</p>
    </noscript>
  );
}
