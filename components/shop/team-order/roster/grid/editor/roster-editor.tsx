'use client';
import { useDeferredValue, useEffect, useMemo, useReducer, useRef } from 'react';
import { CellNote } from '@/components/shop/team-order/roster/grid/cells/cell-note';
import { ColumnHelp } from '@/components/shop/team-order/roster/grid/column-help';
import { startEditor, tableOf } from '@/components/shop/team-order/roster/grid/editor-state';
import { arrangeProblems, nextError } from '@/components/shop/team-order/roster/grid/problems/problem-groups';
import { ProblemPanel } from '@/components/shop/team-order/roster/grid/problems/problem-panel';
import { RosterGrid } from '@/components/shop/team-order/roster/grid/roster-grid';
import type { RosterCheck } from '@/components/shop/team-order/roster/roster-state';
import { rosterEditorSentences } from '@/lib/messages/en/rosters/roster-editor';
import { checkRoster } from '@/lib/rosters/check-roster';
import type { RosterProblem, RosterTable } from '@/lib/rosters/roster-table';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import type { SetAside } from '@/lib/rosters/understanding/reading-types';
import { editRoster } from './editor-actions';
import { EditorNotices } from './editor-notices';
import { EditorSummary } from './editor-summary';
import { EditorToolbar } from './editor-toolbar';
import { linesLeft } from './put-back';
import { SetAsideLines } from './set-aside-lines';

type RosterEditorProps = {
  settings: RosterSettings;
  /** The initial table. */
  start: RosterTable;
  /** Problems that the server found in the current table. */
  refused: RosterProblem[];
  /** Lines of the file that are not rows. */
  setAside?: SetAside[];
  /** Asks the questions about the file again; null if there were none. */
  onAskAgain?: (() => void) | null;
  /** Called with the table, and with the lines that are still not rows. */
  onEdit: (table: RosterTable, setAsideLeft: SetAside[]) => void;
  onCount: (check: RosterCheck) => void;
  /** Gets the focus when there is something to fix. */
  problemsRef: React.RefObject<HTMLElement | null>;
};

/** The server reports errors only; notices come from the check in this browser. */
const foundProblems = (here: RosterProblem[], refused: RosterProblem[]): RosterProblem[] =>
  refused.length === 0 ? here : [...refused, ...here.filter(({ severity }) => severity === 'notice')];

/** The roster editor: problems to fix, the grid, and the totals. */
export function RosterEditor({
  settings,
  start,
  refused,
  setAside = [],
  onAskAgain = null,
  onEdit,
  onCount,
  problemsRef,
}: RosterEditorProps) {
  const [state, dispatch] = useReducer(editRoster, null, () => startEditor(settings, start, setAside));
  const table = tableOf(state);
  // Typing has priority: up to 2,000 rows are checked when the browser is idle.
  const checked = useDeferredValue(table);
  const check = useMemo(() => checkRoster(settings, checked), [settings, checked]);
  const found = useMemo(() => foundProblems(check.problems, refused), [check, refused]);
  const problems = useMemo(() => arrangeProblems(found), [found]);
  const { errorCount, emptyRows } = problems;

  const left = useMemo(() => linesLeft(state.setAside, state.history), [state.setAside, state.history]);
  useEffect(
    () =>
      onEdit(
        table,
        left.map(({ line }) => line),
      ),
    [onEdit, table, left],
  );
  useEffect(
    () => onCount({ table: checked, summary: check.summary, errorCount }),
    [onCount, checked, check, errorCount],
  );

  const isUntouched = emptyRows === checked.rows.length && state.history.past.length === 0;
  const wasUntouched = useRef(isUntouched);
  useEffect(() => {
    // The button or file field that opened the editor is gone, and so is the focus.
    if (document.activeElement !== document.body) {
      return;
    }
    if (wasUntouched.current) {
      dispatch({ type: 'move', cell: { row: 0, column: 0 } });
    } else {
      problemsRef.current?.focus({ preventScroll: true });
    }
  }, [problemsRef]);
  const goTo = ({ row, column }: RosterProblem) =>
    dispatch({ type: 'move', cell: { row: row ?? 0, column: column ?? 0 } });
  return (
    <section
      ref={isUntouched ? problemsRef : null}
      tabIndex={isUntouched ? -1 : undefined}
      aria-label={isUntouched ? rosterEditorSentences.names : undefined}
    >
      {isUntouched ? null : (
        <ProblemPanel
          problems={problems}
          panelRef={problemsRef}
          onOpen={goTo}
          onNext={() => {
            const next = nextError(found, state.active);
            if (next) {
              goTo(next);
            }
          }}
        >
          <ColumnHelp settings={settings} table={table} dispatch={dispatch} />
        </ProblemPanel>
      )}
      <SetAsideLines lines={left} dispatch={dispatch} onAskAgain={onAskAgain} />
      <RosterGrid state={state} dispatch={dispatch} problems={problems} />
      <CellNote problem={problems.byRow.get(state.active.row)?.get(state.active.column)} />
      <EditorToolbar state={state} dispatch={dispatch} />
      <EditorNotices problems={problems} onOpen={goTo} dispatch={dispatch} isUntouched={isUntouched} />
      <EditorSummary summary={check.summary} errorCount={errorCount} said={state.said} />
    </section>
  );
}
