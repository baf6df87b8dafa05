'use client';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { messages } from '@/lib/messages';
import { adminUnsavedSentences } from '@/lib/messages/en/admin/unsaved';
import { isAnythingUnsaved, letGo } from './unsaved-forms';
import { wayBack } from './way-back';

/** The link that a click would follow in this tab, to another page of ours or elsewhere; null for anything else. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || link === null || !link.href || link.hasAttribute('download')) {
    return null;
  }
  const { origin, pathname, search } = new URL(link.href);
  const here = window.location;
  const isSamePage = origin === here.origin && pathname === here.pathname && search === here.search;
  return isSamePage || (link.target !== '' && link.target !== '_self') ? null : link;
}

/**
 * Asks before a link, "Back" or a reload loses what is typed and not saved. Next's router has nothing to hold it, so this
 * listens before the router does: to clicks on links, and to steps in the history, which are taken back until there is an
 * answer. Where another document comes, the browser asks in its own words.
 */
export function LeaveGuard() {
  const [isAsking, setIsAsking] = useState(false);
  /** What was held up. */
  const goOn = useRef<() => void>(() => {});

  useEffect(() => {
    const holdUp = (next: () => void) => {
      goOn.current = next;
      setIsAsking(true);
    };

    function onClick(event: MouseEvent) {
      const link = isAnythingUnsaved() ? linkOf(event) : null;
      if (link !== null) {
        event.preventDefault();
        event.stopPropagation();
        // The same click once more, for whoever listens to it: Next's router, or the browser.
        holdUp(() => link.click());
      }
    }
    const { start, stop } = wayBack(window, { isHeld: isAnythingUnsaved, holdUp });
    function onUnload(event: BeforeUnloadEvent) {
      if (isAnythingUnsaved()) {
        event.preventDefault();
      }
    }

    // On the window and on the way down: before React, which listens at the document, and before the router.
    window.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    start();
    return () => {
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
      stop();
    };
  }, []);

  return (
    <ConfirmDialog
      isOpen={isAsking}
      question={messages.pageState.leaveQuestion}
      text={messages.pageState.leaveHint}
      confirmLabel={adminUnsavedSentences.leave}
      cancelLabel={adminUnsavedSentences.stay}
      isDanger
      onConfirm={() => {
        setIsAsking(false);
        letGo();
        goOn.current();
      }}
      onCancel={() => setIsAsking(false)}
    />
  );
}
