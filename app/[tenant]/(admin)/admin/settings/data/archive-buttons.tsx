'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useAction } from '@/components/admin/use-action';
import { PressButton } from '@/components/ui/forms/press-button';
import { Notice } from '@/components/ui/notice';
import { archiveSentences as say } from '@/lib/messages/en/admin/store/archive';
import { fetchArchive, makeArchive } from './actions';

/** Asks for an archive. */
export function MakeArchive() {
  const router = useRouter();
  const { run, isPending, refusal } = useAction(makeArchive);

  async function make() {
    if ((await run({}))?.ok) {
      router.refresh();
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      <PressButton
        label={say.make}
        className="self-start"
        isPending={isPending}
        pendingLabel={say.fetching}
        onPress={make}
      />
    </div>
  );
}

/** Downloads an archive. The link is made at the press, and works for a few minutes only. */
export function FetchArchive({ id, day }: { id: string; day: string }) {
  const { run, isPending, refusal } = useAction(fetchArchive);

  async function fetchIt() {
    const link = await run({ id });
    if (link?.ok) {
      // A download: the page stays.
      window.location.assign(link.value.url);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      <PressButton
        label={say.fetch}
        aria-label={say.fetchOf(day)}
        className="self-start"
        isPending={isPending}
        pendingLabel={say.fetching}
        onPress={fetchIt}
      />
    </div>
  );
}

/** Milliseconds between two looks at how far it is. */
const PAUSE = 2_000;

/** Shows the progress as long as the page is seen. */
export function WatchArchive() {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') {
        router.refresh();
      }
    }, PAUSE);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
