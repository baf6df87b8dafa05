'use client';
import { useId, useState } from 'react';
import { plainButtonStyle, quietButtonStyle } from '@/components/shop/team-order/answer-field';
import type { EditorAction } from '@/components/shop/team-order/roster/grid/editor-state';
import { FoldButton } from '@/components/shop/team-order/roster/grid/fold-button';
import { classNames } from '@/components/ui/class-names';
import { rosterQuestionSentences } from '@/lib/messages/en/rosters/roster-questions';
import type { SetAside } from '@/lib/rosters/understanding/reading-types';

const say = rosterQuestionSentences;

/** Up to this many lines are shown open; a longer list is collapsed. */
const MOST_OPEN = 3;

type SetAsideLinesProps = {
  /** The lines, with their indexes in the full list. */
  lines: { line: SetAside; index: number }[];
  dispatch: (action: EditorAction) => void;
  /** Asks the questions about the file again; null if there were none. */
  onAskAgain: (() => void) | null;
};

/** Lines of the file that are not rows of the order, to view and to put back. */
export function SetAsideLines({ lines, dispatch, onAskAgain }: SetAsideLinesProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? lines.length <= MOST_OPEN;
  if (lines.length === 0 && onAskAgain === null) {
    return null;
  }
  return (
    <section aria-label={say.asideLabel} className="border-t border-line px-4 py-2 text-sm">
      {lines.length > 0 && (
        <FoldButton isOpen={isOpen} controls={id} onToggle={() => setChosen(!isOpen)}>
          {say.asideTitle(lines.length)}
        </FoldButton>
      )}
      {isOpen && lines.length > 0 && (
        <div id={id} className="pl-5.5">
          <p className="text-muted">{say.asideHint}</p>
          <ul className="max-h-56 overflow-y-auto">
            {lines.map(({ line, index }) => (
              <li key={index} className="flex items-center gap-3 border-t border-line first:border-t-0">
                <span className="min-w-0 grow break-words py-2">
                  {line.text} <span className="text-muted">({say.reasons[line.reason]})</span>
                </span>
                <button
                  type="button"
                  aria-label={say.putBackLine(line.text)}
                  onClick={() => dispatch({ type: 'putBack', line: index })}
                  className={classNames(plainButtonStyle, 'shrink-0')}
                >
                  {say.putBack}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {onAskAgain && (
        <p className="flex flex-wrap items-center gap-x-3 text-muted">
          {say.answered}
          <button type="button" onClick={onAskAgain} className={quietButtonStyle}>
            {say.startAgain}
          </button>
        </p>
      )}
    </section>
  );
}
