'use client';
import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether the page's script has taken over what the server sent. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/**
 * Fields whose texts a script holds. They can be filled in once it is there: what is typed before would be shown, and
 * not saved.
 */
export function ReadyFields({ children }: { children: React.ReactNode }) {
  const isReady = useIsReady();
  return (
    <fieldset disabled={!isReady} data-waiting={isReady ? undefined : ''} className="contents">
      {children}
    </fieldset>
  );
}
