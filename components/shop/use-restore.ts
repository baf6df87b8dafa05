'use client';
import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Sets what this tab has kept, when the page begins. In a layout effect, so that it comes with the update that shows the
 * form: after it, a quick click on PayPal's button would find an empty form, and order without a code, a note or a way of
 * delivery. A `restore` that throws found nothing, or not what we had stored.
 */
export function useRestore(restore: () => void): void {
  const run = useEffectEvent(restore);
  useLayoutEffect(() => {
    try {
      run();
    } catch {
      // The page begins without it.
    }
  }, []);
}
