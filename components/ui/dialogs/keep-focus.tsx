'use client';
import { useEffect, useRef } from 'react';

/**
 * For content that disappears after its action: if the focused button is removed, the focus moves to the heading in
 * here, or to the page's, instead of the top of the page.
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
    // A closing dialog restores the focus itself, unless the element that opened it is gone.
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
      // A removed button sends no blur event.
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {children}
    </div>
  );
}
