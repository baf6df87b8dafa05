import Link from 'next/link';

/** Words that lead to the shop's time zone. In a tab of its own: what is typed beside it is not saved yet. */
export const clockLink = (words: string) => (
  <Link
    href="/admin/settings/working-days"
    target="_blank"
    className="font-medium text-ink underline underline-offset-4"
  >
    {words}
  </Link>
);
