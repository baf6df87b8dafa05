'use client';
import { useAction } from '@/components/admin/use-action';
import { Notice } from '@/components/ui/notice';
import type { SetupKey } from '@/lib/dashboard/setup-checklist';
import { adminDashboardSentences as say } from '@/lib/messages/en/admin/dashboard';
import type { Outcome } from '@/lib/outcome';

export type PutStepOff = (input: { step: SetupKey; isLater: boolean }) => Promise<Outcome<null>>;

type StepButtonProps = {
  step: SetupKey;
  /** What pressing it makes of the step. */
  isLater: boolean;
  putOff: PutStepOff;
};

/** Puts a step of the checklist off, or takes it up again. */
export function StepButton({ step, isLater, putOff }: StepButtonProps) {
  const { run, isPending, refusal } = useAction(putOff);
  const { title } = say.steps[step];
  return (
    <>
      <button
        type="button"
        // Above the link, which covers the whole step.
        className="relative z-10 inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        aria-label={isLater ? say.laterFor(title) : say.takeUpFor(title)}
        aria-disabled={isPending || undefined}
        onClick={() => void run({ step, isLater })}
      >
        {isLater ? say.later : say.takeUp}
      </button>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
    </>
  );
}
