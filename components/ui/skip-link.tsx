import { uiSentences } from '@/lib/messages/en/ui';
/** The first element for a keyboard: skips the header, to the page's `#content`. */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      {uiSentences.skipToContent}
    </a>
  );
}
