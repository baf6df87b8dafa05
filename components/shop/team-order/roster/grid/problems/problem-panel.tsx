'use client';
import { useId, useState } from 'react';
import { FoldButton } from '@/components/shop/team-order/roster/grid/fold-button';
import { classNames } from '@/components/ui/class-names';
import { AlertIcon, CheckIcon } from '@/components/ui/icons';
import { rosterProblemSentences } from '@/lib/messages/en/rosters/roster-problems';
import { numberText } from '@/lib/messages/format';
import type { RosterProblem } from '@/lib/rosters/roster-table';
import type { ArrangedProblems, ProblemGroup } from './problem-groups';
import { ProblemList } from './problem-list';

const say = rosterProblemSentences;

/** Up to this many problems are listed at once; above that only their kinds, to be opened. */
const MOST_OPEN = 3;

type ProblemPanelProps = {
  problems: ArrangedProblems;
  onOpen: (problem: RosterProblem) => void;
  onNext: () => void;
  panelRef: React.RefObject<HTMLElement | null>;
  /** Quick fixes for columns and headings. */
  children: React.ReactNode;
};

/** The errors by kind; each entry leads to its cell. */
export function ProblemPanel({ problems, onOpen, onNext, panelRef, children }: ProblemPanelProps) {
  const { errors, errorCount } = problems;
  const isFine = errorCount === 0;
  return (
    <section
      ref={panelRef}
      tabIndex={-1}
      aria-label={say.label}
      className={classNames('border-t border-line px-4 py-3', isFine ? 'bg-success-tint' : 'bg-danger-tint')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p
          className={classNames(
            'flex min-h-8 items-center gap-2 font-semibold',
            isFine ? 'text-success' : 'text-danger',
          )}
        >
          {isFine ? <CheckIcon className="size-5" /> : <AlertIcon className="size-5" />}
          {isFine ? say.allFine : say.fix(errorCount)}
        </p>
        {errors.some(({ problems: [first] }) => first?.row !== null) && (
          <button
            type="button"
            onClick={onNext}
            className="min-h-11 font-semibold text-danger underline underline-offset-4"
          >
            {say.goToNext}
          </button>
        )}
      </div>
      {children}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {errors.map((group) => (
          <ProblemGroupView
            key={group.code}
            group={group}
            isOpenAtFirst={errorCount <= MOST_OPEN}
            onOpen={onOpen}
          />
        ))}
      </div>
    </section>
  );
}

type ProblemGroupViewProps = {
  group: ProblemGroup;
  isOpenAtFirst: boolean;
  onOpen: (problem: RosterProblem) => void;
};

export function ProblemGroupView({
  group: { code, problems },
  isOpenAtFirst,
  onOpen,
}: ProblemGroupViewProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isOpenAtFirst;
  return (
    <div className={isOpen ? 'col-span-full' : undefined}>
      <FoldButton isOpen={isOpen} controls={id} onToggle={() => setChosen(!isOpen)}>
        {say.groups[code]}
        <span className="shrink-0 font-normal whitespace-nowrap text-muted tabular-nums">
          {numberText(problems.length)}
        </span>
      </FoldButton>
      {isOpen && <ProblemList id={id} label={say.groups[code]} problems={problems} onOpen={onOpen} />}
    </div>
  );
}
