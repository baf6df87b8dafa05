'use client';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { messages } from '@/lib/messages';
import { adminUnsavedSentences } from '@/lib/messages/en/admin/unsaved';
import { isAnythingUnsaved, letGo } from './unsaved-forms';
import { wayBack } from './way-back';

/** The link that a click would follow in this tab, on this site or elsewhere; null for anything else. */
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
 * Asks before a link, "Back" or a reload loses unsaved input. Next's router cannot be blocked, so this listens before
 * the router: to clicks on links, and to history steps, which are reversed until there is an answer. Before the load
 * of another document the browser asks itself.
 */
export function LeaveGuard() {
  const [isAsking, setIsAsking] = useState(false);
  /** The navigation that waits for the answer. */
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
        // Repeats the click for its normal handler: Next's router, or the browser.
        holdUp(() => link.click());
      }
    }
    const { start, stop } = wayBack(window, { isHeld: isAnythingUnsaved, holdUp });
    function onUnload(event: BeforeUnloadEvent) {
      if (isAnythingUnsaved()) {
        event.preventDefault();
      }
    }

    // On the window in the capture phase: before React, which listens at the document, and before the router.
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
