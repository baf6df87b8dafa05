'use client';
import { useEffect, useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { messages } from '@/lib/messages';
import type { Outcome } from '@/lib/outcome';

/** Milliseconds between 'Settings saved successfully!' and the reload (specification §4). */
const RELOAD_DELAY = 1_500;
/** The same if another document is on its way meanwhile, which the reload would stop; or a download, which changes nothing here. */
const RELOAD_PATIENCE = 20_000;

type UseSave<Input> = {
  save: (input: Input) => Promise<void>;
  /** True from the click until the page is reloaded. */
  isBusy: boolean;
  isSaved: boolean;
  /** Why the last save was refused. */
  error: string | null;
  /** Sentences by field name. */
  fields: Record<string, string>;
};

/** Another person has saved first, so nothing is saved. */
const isOvertaken = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'changed';

/** Saves a settings form; after success the page is reloaded on the same tab. */
export function useSave<Input, Value>(action: (input: Input) => Promise<Outcome<Value>>): UseSave<Input> {
  const { run, isPending, refusal } = useAction(action);
  const [isSaved, setIsSaved] = useState(false);

  useEffect(() => {
    if (!isSaved) {
      return;
    }
    // Cancelled if another page is opened in the meantime: the reload must not lose what is typed there.
    const reloadIn = (delay: number) => setTimeout(() => window.location.reload(), delay);
    let timer = reloadIn(RELOAD_DELAY);
    const waitForNext = () => {
      clearTimeout(timer);
      timer = reloadIn(RELOAD_PATIENCE);
    };
    window.addEventListener('beforeunload', waitForNext);
    return () => {
      window.removeEventListener('beforeunload', waitForNext);
      clearTimeout(timer);
    };
  }, [isSaved]);

  async function save(input: Input) {
    if (isSaved) {
      return;
    }
    const outcome = await run(input);
    setIsSaved(outcome?.ok === true && !isOvertaken(outcome.value));
  }

  return {
    save,
    isBusy: isPending || isSaved,
    isSaved,
    error: refusal && (refusal.code === 'failed' ? messages.settings.saveFailed : refusal.message),
    fields: refusal?.fields ?? {},
  };
}
