/**
 * Says what does not work without JavaScript. Hides spinners, which would turn for ever, and empty live regions;
 * static notices stay. Server components only.
 */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <style>{'main [data-spinner],main .sr-only[role=status]{display:none}'}</style>
      <p className="rounded-control border border-line bg-sunken px-4 py-3">{children}</p>
    </noscript>
  );
}
