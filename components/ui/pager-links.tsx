import Link from 'next/link';
import { uiSentences } from '@/lib/messages/en/ui';
import { buttonStyle } from './button-styles';

/** Links to newer and older entries of a long list; nothing without either. */
export function PagerLinks({ newerHref, olderHref }: { newerHref: string | null; olderHref: string | null }) {
  if (newerHref === null && olderHref === null) {
    return null;
  }
  return (
    <nav aria-label={uiSentences.pages} className="flex items-center justify-between gap-4 pt-2">
      {newerHref === null ? (
        <span />
      ) : (
        <Link href={newerHref} rel="prev" className={buttonStyle('secondary')}>
          {uiSentences.previous}
        </Link>
      )}
      {olderHref !== null && (
        <Link href={olderHref} rel="next" className={buttonStyle('secondary')}>
          {uiSentences.next}
        </Link>
      )}
    </nav>
  );
}
