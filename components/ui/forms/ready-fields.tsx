'use client';
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether the script has hydrated the page. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/**
 * Fields whose texts are in a script's state. Disabled until hydration: earlier input would be shown, but not saved.
 */
export function ReadyFields({ children }: { children: React.ReactNode }) {
  const isReady = useIsReady();
  return (
    <fieldset disabled={!isReady} data-waiting={isReady ? undefined : ''} className="contents">
      {children}
    </fieldset>
  );
}
