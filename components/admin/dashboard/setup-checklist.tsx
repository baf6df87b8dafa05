import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { CheckIcon } from '@/components/ui/icons';
import type { SetupStep } from '@/lib/dashboard/setup-checklist';
import { adminDashboardSentences } from '@/lib/messages/en/admin/dashboard';

/** What is left to do before the shop can sell, each with the way to where it is done. */
export function SetupChecklist({ steps }: { steps: SetupStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={adminDashboardSentences.setUpStore}
      action={<p className="text-muted">{adminDashboardSentences.stepsDone(done, steps.length)}</p>}
    >
      <div className="mb-5 h-1.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        <div
          className="h-full rounded-full bg-tenant-text"
          style={{ width: `${(done / steps.length) * 100}%` }}
        />
      </div>
      <ol className="grid gap-3 md:grid-cols-2">
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step: { key, href, isDone } }: { step: SetupStep }) {
  const { title, text } = adminDashboardSentences.steps[key];
  return (
    <li
      className={classNames(
        'relative flex gap-3 rounded-control border p-4',
        isDone ? 'items-center border-line bg-paper' : 'border-line-strong has-[a:hover]:bg-paper',
      )}
    >
      <span
        className={classNames(
          'flex size-6 shrink-0 items-center justify-center rounded-full',
          isDone ? 'bg-success-tint text-success' : 'border border-line-strong',
        )}
      >
        {isDone && <CheckIcon className="size-4" />}
      </span>
      {isDone ? (
        <p className="text-muted">
          <span className="sr-only">{adminDashboardSentences.done} </span>
          {title}
        </p>
      ) : (
        <div>
          <Link
            href={href}
            className="font-semibold underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
          >
            {title}
          </Link>
          <p className="text-muted">{text}</p>
        </div>
      )}
    </li>
  );
}
