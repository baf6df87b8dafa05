'use client';
import { teamOrderSentences } from '@/lib/messages/en/shop/team-order';
import { cents, formatCents } from '@/lib/money/cents';
import { summaryText } from '@/lib/rosters/reading/roster-text';
import type { RosterSummary } from '@/lib/rosters/roster-table';

type EditorSummaryProps = {
  summary: RosterSummary;
  errorCount: number;
  /** The last action, announced to screen readers. */
  said: string;
};

const say = teamOrderSentences;

/** The roster's totals, and the only live region that announces edits to screen readers. */
export function EditorSummary({ summary, errorCount, said }: EditorSummaryProps) {
  const state = errorCount === 0 ? say.allFine : say.fix(errorCount);
  return (
    <div className="rounded-b-card border-t border-line bg-sunken px-4 py-3">
      <p className="font-semibold tabular-nums" data-testid="roster-summary">
        {summaryText(summary)}
      </p>
      {summary.upchargeCents > 0 && (
        <p className="text-sm text-muted tabular-nums">
          {say.upchargeAdded(formatCents(cents(summary.upchargeCents)))}
        </p>
      )}
      <p role="status" className="sr-only">
        {said === '' ? `${summaryText(summary)}. ${state}` : `${said}. ${summaryText(summary)}. ${state}`}
      </p>
    </div>
  );
}
