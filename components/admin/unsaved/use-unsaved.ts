'use client';
import { useEffect, useEffectEvent } from 'react';
import { showToast } from '@/components/ui/dialogs/toast';
import { messages } from '@/lib/messages';
import { takeTyped } from './typed-text';
import { noteUnsaved } from './unsaved-forms';

type Options = {
  /** The form and the record that it is about; null for what must not be kept, such as a password. */
  name: string | null;
  /** Whether leaving would lose something. */
  isUnsaved: boolean;
  /** What the form holds, as it is to be kept. */
  values: unknown;
  /**
   * Takes back what was kept before the page was loaded again; false where it cannot use it. Left out where somebody
   * else asks for it, who opens the form then.
   */
  restore?: (kept: unknown) => boolean;
};

/**
 * Says of a form whether it holds something that is not saved. Then leaving the page asks first, and where the page has
 * to be loaded again (a newer version, a new sign-in) what was typed is in it once more.
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
