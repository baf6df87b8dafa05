'use client';
// A link to another page of the same area, with the part of Next's Link that shops use. Next's own is three kilobytes
// of every page: addresses as objects, paths of the older router, two ways to nest an anchor.
import { useRouter } from 'next/navigation';
import { createContext, useContext, useEffect, useRef, useTransition } from 'react';
import { whenVisible } from './when-visible';

type LinkProps = Omit<React.ComponentProps<'a'>, 'href' | 'ref'> & {
  href: string;
  /** False: the page is fetched when the link is pressed, and not when it is visible. */
  prefetch?: boolean;
};

const PENDING = { pending: true };
const IDLE = { pending: false };
const LinkStatus = createContext(IDLE);

/** Whether the page of the `Link` around this component is on its way. */
export const useLinkStatus = (): { pending: boolean } => useContext(LinkStatus);

/** New tabs, new windows, downloads and other sites are the browser's. */
function isForBrowser(event: React.MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin } = event.currentTarget;
  return (
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    event.button !== 0 ||
    event.currentTarget.hasAttribute('download') ||
    (target !== '' && target !== '_self') ||
    origin !== location.origin
  );
}

/** Shows the next page without loading a new document; before hydration and without JavaScript, a plain link. */
export function Link({ href, prefetch = true, onClick, children, ...attributes }: LinkProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const anchor = useRef<HTMLAnchorElement>(null);
  // Pages are compiled on demand in development, so nothing is fetched ahead there.
  // biome-ignore lint/style/noProcessEnv: the compiler's constant, which no configuration sets.
  const isPrefetched = prefetch && process.env.NODE_ENV === 'production' && href.startsWith('/');
  useEffect(() => {
    if (isPrefetched && anchor.current !== null) {
      return whenVisible(anchor.current, () => router.prefetch(href));
    }
  }, [router, href, isPrefetched]);
  return (
    <a
      {...attributes}
      ref={anchor}
      href={href}
      // Once more, for a page that has changed since. A finger enters when it touches.
      onPointerEnter={isPrefetched ? () => router.prefetch(href) : undefined}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event)) {
          return;
        }
        event.preventDefault();
        startTransition(() => router.push(href));
      }}
    >
      <LinkStatus value={isPending ? PENDING : IDLE}>{children}</LinkStatus>
    </a>
  );
}
