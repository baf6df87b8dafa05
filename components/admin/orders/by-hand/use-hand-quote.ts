'use client';
import { useEffect, useState } from 'react';
import { callAction } from '@/components/admin/call-action';
import { byHandSentences as say } from '@/lib/messages/en/admin/store/by-hand';
import type { HandQuote } from '@/lib/orders/by-hand/quote-hand-order';
import type { QuoteOrder } from './hand-actions';
import type { SentQuote } from './hand-draft';

/** Milliseconds without a change before the server is asked. */
const PAUSE = 400;

export type ShownQuote = {
  /** The last answer; null before the first. */
  quote: HandQuote | null;
  /** `quote` is of an earlier state of the form. */
  isOld: boolean;
  hasFailed: boolean;
  /** Asks again. */
  retry: () => void;
};

/** What the server says the form costs, a moment after each change. */
export function useHandQuote(quoteOrder: QuoteOrder, sent: SentQuote): ShownQuote {
  const body = JSON.stringify(sent);
  const [answer, setAnswer] = useState<{ body: string; quote: HandQuote | null } | null>(null);
  const [last, setLast] = useState<HandQuote | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `body` says all of `sent`, and `tries` asks again.
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const outcome = await callAction(quoteOrder, sent, say.notCounted);
      if (isCurrent) {
        setAnswer({ body, quote: outcome.ok ? outcome.value : null });
        setLast((before) => (outcome.ok ? outcome.value : before));
      }
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [body, tries]);
  const isOld = answer?.body !== body;
  return {
    quote: last,
    isOld,
    hasFailed: !isOld && answer?.quote === null,
    retry: () => {
      setAnswer(null);
      setTries(tries + 1);
    },
  };
}
