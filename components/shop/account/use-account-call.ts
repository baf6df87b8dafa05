'use client';
import { useState } from 'react';
import type { Result } from '@/lib/result';
import type { Refusal } from '@/lib/wire/call';

/** A form's call: whether it is pending, and its last refusal. Ignores clicks while it is pending. */
export function useAccountCall() {
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function run<Value>(work: () => Promise<Result<Value, Refusal>>): Promise<Value | null> {
    if (isPending) {
      return null;
    }
    setIsPending(true);
    setRefusal(null);
    const answer = await work();
    setIsPending(false);
    if (!answer.ok) {
      setRefusal(answer.error);
      return null;
    }
    return answer.value;
  }

  return { run, isPending, refusal, forget: () => setRefusal(null) };
}
