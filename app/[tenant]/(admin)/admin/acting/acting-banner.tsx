'use client';
import { useRouter } from 'next/navigation';
import { useAction } from '@/components/admin/use-action';
import { setSignedInHint } from '@/components/session/signed-in-hint';
import { PressButton } from '@/components/ui/forms/press-button';
import { actingSentences as say } from '@/lib/messages/en/admin/store/acting';
import { allowChanges, leaveStore } from './actions';

type ActingBannerProps = { reason: string; until: string; mayChange: boolean };

/** Tells an operator on every page that they act as the owner, until when, and how they leave. */
export function ActingBanner({ reason, until, mayChange }: ActingBannerProps) {
  const router = useRouter();
  const allowing = useAction(allowChanges);
  const leaving = useAction(leaveStore);
  const refusal = allowing.refusal ?? leaving.refusal;

  async function allow() {
    if ((await allowing.run(null))?.ok) {
      router.refresh();
    }
  }

  async function leave() {
    const left = await leaving.run(null);
    if (left?.ok) {
      setSignedInHint(false);
      window.location.assign(left.value.href);
    }
  }

  return (
    <section
      aria-label={say.title}
      className="border-b border-danger/40 bg-danger-tint text-danger print:hidden"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <div className="min-w-0">
          <p className="font-medium">{mayChange ? say.changing(until) : say.reading(until)}</p>
          <p className="break-words text-sm">{say.reason(reason)}</p>
          {refusal && (
            <p role="alert" className="text-sm font-medium">
              {refusal.message}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          {!mayChange && (
            <PressButton
              label={say.allow}
              isPending={allowing.isPending}
              pendingLabel={say.working}
              onPress={allow}
            />
          )}
          <PressButton
            label={say.leave}
            variant="primary"
            isPending={leaving.isPending}
            pendingLabel={say.working}
            onPress={leave}
          />
        </div>
      </div>
    </section>
  );
}
