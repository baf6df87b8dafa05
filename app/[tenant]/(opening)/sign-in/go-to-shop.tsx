'use client';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { PressButton } from '@/components/ui/forms/press-button';
import { Notice } from '@/components/ui/notice';
import { openingSentences as say } from '@/lib/messages/en/marketing/opening';
import { goToShop } from '../actions';

/** Leads into a shop with the same sign-in. */
export function GoToShop({ id, name }: { id: string; name: string }) {
  const { run, isPending, refusal } = useAction(goToShop, say.failed);
  const [isLeaving, setIsLeaving] = useState(false);

  async function go() {
    const way = await run({ id });
    if (way?.ok) {
      setIsLeaving(true);
      window.location.assign(way.value.href);
    }
  }

  return (
    <>
      <PressButton
        label={say.goTo(name)}
        isPending={isPending || isLeaving}
        pendingLabel={say.going}
        onPress={go}
      />
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
    </>
  );
}
