import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { CheckIcon } from '@/components/ui/icons';
import { DocumentLink } from '@/components/ui/links/document-link';
import type { SetupStep } from '@/lib/dashboard/setup-checklist';
import { adminDashboardSentences } from '@/lib/messages/en/admin/dashboard';
import { type PutStepOff, StepButton } from './step-button';

type SetupChecklistProps = {
  steps: readonly SetupStep[];
  /** Undefined for people who may not put a step off. */
  putOff: PutStepOff | undefined;
};

/** What is left to do before the shop can sell, each with the way to where it is done. */
export function SetupChecklist({ steps, putOff }: SetupChecklistProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const later = steps.filter(({ isLater }) => isLater);
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
      <ol className="-mb-3 gap-3 md:columns-2">
        {steps
          .filter(({ isLater }) => !isLater)
          .map((step) => (
            <Step key={step.key} step={step} putOff={putOff} />
          ))}
      </ol>
      {later.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 text-muted">
          <p>{adminDashboardSentences.putOff}</p>
          {later.map(({ key }) => (
            <p key={key} className="flex flex-wrap items-center gap-x-3">
              {adminDashboardSentences.steps[key].title}
              {putOff && <StepButton step={key} isLater={false} putOff={putOff} />}
            </p>
          ))}
        </div>
      )}
    </Card>
  );
}

/** The storefront is another area, with a content security policy of its own. */
const StepLink = (link: { href: string; className: string; children: React.ReactNode }) =>
  link.href.startsWith('/admin') ? <Link {...link} /> : <DocumentLink {...link} />;

type StepProps = { step: SetupStep; putOff: PutStepOff | undefined };

function Step({ step: { key, href, isDone, waitsFor }, putOff }: StepProps) {
  const { title, text } = adminDashboardSentences.steps[key];
  return (
    <li
      className={classNames(
        'relative mb-3 flex break-inside-avoid gap-3 rounded-control border p-4',
        isDone
          ? 'items-center border-line bg-paper'
          : classNames('border-line-strong', waitsFor === null && 'has-[a:hover]:bg-paper'),
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
        <div className="flex flex-col items-start">
          {waitsFor === null ? (
            <StepLink
              href={href}
              className="font-semibold underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
            >
              {title}
            </StepLink>
          ) : (
            <p className="font-semibold">{title}</p>
          )}
          <p className="text-muted">{waitsFor === null ? text : adminDashboardSentences.waits[waitsFor]}</p>
          {putOff && <StepButton step={key} isLater putOff={putOff} />}
        </div>
      )}
    </li>
  );
}
