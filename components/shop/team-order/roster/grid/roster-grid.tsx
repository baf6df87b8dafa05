'use client';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { rosterEditorSentences } from '@/lib/messages/en/rosters/roster-editor';
import { type EditorAction, type EditorState, meaningOf, tableOf } from './editor-state';
import { layOut, nameColumn, ROW_NUMBER_WIDTH } from './grid-columns';
import { GridHeading } from './grid-heading';
import { HEADING_ROW } from './grid-navigation';
import { cellSelector, columnHeading, gridRow, rowGroup, rowHeadings, wholeGrid } from './grid-roles';
import { GridRow, ROW_HEIGHT } from './grid-row';
import type { ArrangedProblems } from './problems/problem-groups';
import { useGridKeys } from './use-grid-keys';

type RosterGridProps = {
  state: EditorState;
  dispatch: (action: EditorAction) => void;
  problems: ArrangedProblems;
};

const HEADING_HEIGHT = 64;

/**
 * The roster as a grid (WAI-ARIA grid pattern): one cell is a tab stop, arrow keys move to the others. Only the
 * visible rows are in the document, plus the active row, because it can have the focus.
 */
export function RosterGrid({ state, dispatch, problems }: RosterGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { settings, active, draft, focusTurn } = state;
  const table = tableOf(state);
  const { columns, rows } = table;
  const meanings = useMemo(
    () => columns.map((_, column) => meaningOf(settings, { columns, rows: [] }, column)),
    [settings, columns],
  );
  const headings = useMemo(
    () =>
      columns.map(
        ({ header }, column) => meanings[column]?.label ?? (header || rosterEditorSentences.column(column)),
      ),
    [columns, meanings],
  );
  const { template, leastWidth } = useMemo(() => layOut(meanings), [meanings]);
  const stickyColumn = nameColumn(meanings);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollMargin: HEADING_HEIGHT,
    rangeExtractor: (range: Range) => withRow(defaultRangeExtractor(range), active.row, rows.length),
  });
  const keys = useGridKeys(state, dispatch, () =>
    Math.max(Math.floor(((scroller.current?.clientHeight ?? 0) - HEADING_HEIGHT) / ROW_HEIGHT) - 1, 1),
  );
  const activeCell = cellSelector(active);

  useEffect(() => {
    scroller.current?.querySelector(activeCell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeCell]);

  const focusedTurn = useRef(focusTurn);
  useLayoutEffect(() => {
    if (focusedTurn.current === focusTurn) {
      return;
    }
    focusedTurn.current = focusTurn;
    if (draft === null) {
      scroller.current?.querySelector<HTMLElement>(activeCell)?.focus({ preventScroll: true });
    }
  }, [focusTurn, draft, activeCell]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role comes with grid-roles.
    <div
      ref={scroller}
      {...wholeGrid(rows.length, columns.length)}
      onKeyDown={keys.onKeyDown}
      onKeyUp={keys.onKeyUp}
      onPaste={(event) => {
        if (draft === null && active.row !== HEADING_ROW) {
          event.preventDefault();
          dispatch({ type: 'paste', text: event.clipboardData.getData('text/plain') });
        }
      }}
      onCopy={(event) => {
        if (draft === null) {
          event.preventDefault();
          event.clipboardData.setData('text/plain', rows[active.row]?.[active.column] ?? '');
        }
      }}
      className="relative isolate max-h-[min(32rem,70dvh)] overflow-auto overscroll-x-contain border-y border-line"
      style={{
        scrollPaddingTop: HEADING_HEIGHT,
        scrollPaddingLeft: ROW_NUMBER_WIDTH + (stickyColumn === -1 ? 0 : 120),
      }}
    >
      <div style={{ minWidth: leastWidth }}>
        <div
          {...gridRow(HEADING_ROW)}
          className="sticky top-0 z-3 grid border-b border-line bg-sunken"
          style={{ height: HEADING_HEIGHT, gridTemplateColumns: template }}
        >
          <span {...rowHeadings} className="sticky left-0 z-1 bg-sunken">
            <span className="sr-only">{rosterEditorSentences.row}</span>
          </span>
          {columns.map(({ header, meaning }, column) => (
            <GridHeading
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are never moved.
              key={column}
              column={column}
              header={header}
              meaning={meaning}
              settings={settings}
              isActive={active.row === HEADING_ROW && active.column === column}
              isSticky={column === stickyColumn}
              dispatch={dispatch}
            />
          ))}
          <span {...columnHeading(columns.length)}>
            <span className="sr-only">{rosterEditorSentences.delete}</span>
          </span>
        </div>
        <div {...rowGroup} className="relative" style={{ height: rows.length * ROW_HEIGHT }}>
          {virtualizer.getVirtualItems().map(({ index }) => (
            <GridRow
              key={index}
              row={index}
              top={index * ROW_HEIGHT}
              cells={rows[index] ?? []}
              headings={headings}
              meanings={meanings}
              problems={problems.byRow.get(index)}
              activeColumn={active.row === index ? active.column : null}
              draft={active.row === index ? draft : null}
              opensList={active.row === index && state.opensList}
              stickyColumn={stickyColumn}
              template={template}
              dispatch={dispatch}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The visible rows and the active one. */
const withRow = (rows: number[], row: number, count: number): number[] =>
  row < 0 || row >= count || rows.includes(row) ? rows : [...rows, row].sort((a, b) => a - b);
