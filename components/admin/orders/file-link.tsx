/** A file that came with an order, to be opened beside the page. */
export const FileLink = ({ href, name }: { href: string; name: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
  >
    {name}
  </a>
);
