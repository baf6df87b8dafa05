'use client';
import { useEffect, useEffectEvent } from 'react';
import { showToast } from '@/components/ui/dialogs/toast';
import { messages } from '@/lib/messages';
import { takeTyped } from './typed-text';
import { noteUnsaved } from './unsaved-forms';

type Options = {
  /** Identifies form and record; null for values that must not be stored, such as a password. */
  name: string | null;
  /** Whether leaving would lose something. */
  isUnsaved: boolean;
  /** The form's values to keep. */
  values: unknown;
  /**
   * Restores the values kept before a reload; false if it cannot use them. Omit it if other code restores them and
   * opens the form.
   */
  restore?: (kept: unknown) => boolean;
};

/**
 * Registers a form's unsaved input. Then leaving the page asks first, and after a reload (a newer version, a new
 * sign-in) the input is restored.
 */
export function useUnsaved({ name, isUnsaved, values, restore }: Options): void {
  const latest = useEffectEvent(() => values);
  useEffect(() => (isUnsaved ? noteUnsaved({ name, values: () => latest() }) : undefined), [name, isUnsaved]);

  const giveBack = useEffectEvent((form: string) => {
    const kept = restore && takeTyped(form);
    return kept !== null && kept !== undefined && restore?.(kept) === true;
  });
  useEffect(() => {
    if (name !== null && giveBack(name)) {
      showToast(messages.pageState.restored);
    }
  }, [name]);
}
