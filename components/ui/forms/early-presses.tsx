'use client';
import { useEarlyPresses } from './use-early-presses';

/**
 * A part of a page that needs its script (`useEarlyPresses`). A large form is put into it, instead of calling the hook itself: once
 * the script runs this is rendered again at once, and its children are not.
 */
export const EarlyPresses = ({ children }: { children: React.ReactNode }) => (
  <div className="contents" data-waiting={useEarlyPresses()}>
    {children}
  </div>
);
