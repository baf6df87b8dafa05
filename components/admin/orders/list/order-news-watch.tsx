'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { noticeNewerVersion } from '@/components/admin/unsaved/page-state';
import { messages } from '@/lib/messages';
import type { OrderNews } from '@/lib/orders/list/order-news';
import { readNews } from './read-news';

type OrderNewsWatchProps = {
  /** As the page has it. */
  news: OrderNews;
  /** Whether a new order would stand on this page of the list, which is then drawn anew. */
  isFirstPage: boolean;
};

/** How often is asked, in milliseconds: a new order is there within 15 seconds, with the time that drawing takes. */
const ASK_EVERY = 10_000;

/** Answers that may fail in a row before it is said: one is a server that is being restarted. */
const PATIENCE = 3;

/**
 * Watches for new orders while the list is in sight. The list is drawn anew where it stands, so what is scrolled to,
 * typed and chosen stays; a page further down is left alone, and only told of them.
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
