import { Link } from '@/components/ui/links/link';
import { shopFrontSentences as say } from '@/lib/messages/en/shop/front/networks';

type AnnouncementBarProps = { text: string; link: string };

/** One sentence above the header of every page, which may lead somewhere. */
export function AnnouncementBar({ text, link }: AnnouncementBarProps) {
  const style = 'underline underline-offset-4';
  return (
    <aside
      aria-label={say.announcement}
      className="bg-ink px-4 py-2.5 text-center font-medium text-white print:hidden"
    >
      {link === '' ? (
        text
      ) : link.startsWith('/') ? (
        <Link href={link} prefetch={false} className={style}>
          {text}
        </Link>
      ) : (
        <a href={link} rel="nofollow noopener" className={style}>
          {text}
        </a>
      )}
    </aside>
  );
}
