import { uiSentences } from '@/lib/messages/en/ui';
/** The first element for a keyboard: skips the header, to the page's `#content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-4 focus:z-50 focus:rounded-control focus:bg-ink focus:px-4 focus:py-3 focus:text-white"
    >
      {uiSentences.skipToContent}
    </a>
  );
}
