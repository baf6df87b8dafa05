/** A link to a file of an order, in a new tab. */
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
