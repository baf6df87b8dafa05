'use client';
import { useEffect, useRef } from 'react';

/**
 * Around what leaves the page once it is dealt with: where the button that had the focus has gone with it, the
 * focus goes to the heading in here, or to that of the page, and not back to the top.
 */
export function KeepFocus({ children }: { children: React.ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const root = element.current;
    if (root === null) {
      return;
    }
    const observer = new MutationObserver(() => {
      if (!hadFocus.current || document.activeElement !== document.body) {
        return;
      }
      const heading = root.querySelector<HTMLElement>('h2') ?? document.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    });
    // A dialog that closes gives the focus back by itself, unless what opened it has gone meanwhile.
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches where the focus is, and does nothing itself.
    <div
      ref={element}
      className="contents"
      onFocus={() => {
        hadFocus.current = true;
      }}
      // Not sent for a button that is taken away.
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {children}
    </div>
  );
}
