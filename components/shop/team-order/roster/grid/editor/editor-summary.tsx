'use client';
import { rosterEditorSentences } from '@/lib/messages/en/rosters/roster-editor';
import { rosterProblemSentences } from '@/lib/messages/en/rosters/roster-problems';
import { rosterCountSentences } from '@/lib/messages/en/shop/roster-count';
import { cents, formatCents } from '@/lib/money/cents';
import { summaryText } from '@/lib/rosters/reading/roster-text';
import type { RosterSummary } from '@/lib/rosters/roster-table';

type EditorSummaryProps = {
  summary: RosterSummary;
  errorCount: number;
  /** The last action, announced to screen readers. */
  said: string;
};

/** What the roster comes to, and the one place that tells screen readers what an edit has done. */
export function EditorSummary({ summary, errorCount, said }: EditorSummaryProps) {
  const state = errorCount === 0 ? rosterProblemSentences.allFine : rosterProblemSentences.fix(errorCount);
  return (
    <div className="rounded-b-card border-t border-line bg-sunken px-4 py-3">
      <p className="font-semibold tabular-nums" data-testid="roster-summary">
        {summaryText(summary)}
      </p>
      {summary.upchargeCents > 0 && (
        <p className="text-sm text-muted tabular-nums">
          {rosterCountSentences.upchargeAdded(formatCents(cents(summary.upchargeCents)))}
        </p>
      )}
      <p role="status" className="sr-only">
        {rosterEditorSentences.summary(said, summaryText(summary), state)}
      </p>
    </div>
  );
}
