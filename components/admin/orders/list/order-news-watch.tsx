'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { noticeNewerVersion } from '@/components/admin/unsaved/page-state';
import { messages } from '@/lib/messages';
import type { OrderNews } from '@/lib/orders/list/order-news';
import { readNews } from './read-news';

type OrderNewsWatchProps = {
  /** The page's current state. */
  news: OrderNews;
  /** Whether a new order would appear on this page of the list; then the page is refreshed. */
  isFirstPage: boolean;
};

/** Poll interval in milliseconds: together with rendering, a new order appears within 15 seconds. */
const ASK_EVERY = 10_000;

/** Failed polls in a row before the page says so: one is normal while a server restarts. */
const PATIENCE = 3;

/**
 * Polls for new orders while the list is visible. The list is refreshed in place, so scroll position and input stay;
 * later pages only show a notice.
 */
export function OrderNewsWatch({ news, isFirstPage }: OrderNewsWatchProps) {
  const router = useRouter();
  const [heard, setHeard] = useState(news);
  const [failures, setFailures] = useState(0);
  const shown = useRef(news.stamp);

  useEffect(() => {
    shown.current = news.stamp;
    setHeard(news);
  }, [news]);

  useEffect(() => {
    async function ask() {
      if (document.visibilityState !== 'visible') {
        return;
      }
      const answer = await readNews();
      if (answer === 'newer_version') {
        noticeNewerVersion(false);
        return;
      }
      setFailures((count) => (answer === null ? count + 1 : 0));
      if (answer === null) {
        return;
      }
      setHeard(answer);
      if (answer.stamp !== shown.current && isFirstPage) {
        router.refresh();
      }
    }
    const timer = setInterval(ask, ASK_EVERY);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [router, isFirstPage]);

  return (
    <p role="status" className="font-medium empty:hidden">
      {failures >= PATIENCE
        ? messages.order.newsFailed
        : heard.count > 0
          ? messages.order.news(heard.count)
          : ''}
    </p>
  );
}
