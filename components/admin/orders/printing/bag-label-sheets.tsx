'use client';
import { useEffect, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { SelectField } from '@/components/ui/forms/field';
import { ScrollBox } from '@/components/ui/scroll-box';
import { adminPrintingSentences } from '@/lib/messages/en/admin/printing';
import type { BagLabel } from '@/lib/production/sheets/bag-labels';
import {
  LABEL_SHEETS,
  type LabelSheet,
  type LabelSheetId,
  labelsOn,
  onSheets,
  readLabelSheet,
  SHEETS,
} from '@/lib/production/sheets/label-sheet';
import { Label } from './bag-label';

/** The key under which this browser remembers the label sheets in use. */
const KEPT_AS = 'label-sheet';

// Three columns and eight rows of 32 mm are 256 mm high, which leaves a margin on A4 (297 mm) and on Letter (279 mm).
// Without a page size they fit the paper that is chosen when printing.
const pageRules = ({ place }: LabelSheet) =>
  place === null
    ? '@page { margin: 9mm 8mm; }'
    : `@page { size: ${place.paperWidth}mm ${place.paperHeight}mm; margin: 0; }`;

const SHEET_OPTIONS = LABEL_SHEETS.map((value) => ({ value, label: adminPrintingSentences.sheets[value] }));

const startOptions = (sheet: LabelSheet) =>
  Array.from({ length: labelsOn(sheet) }, (_, index) => ({
    value: String(index + 1),
    label:
      index === 0
        ? adminPrintingSentences.wholeSheet
        : adminPrintingSentences.place(
            index + 1,
            Math.floor(index / sheet.columns) + 1,
            (index % sheet.columns) + 1,
          ),
  }));

/** Labels on the chosen kind of sheet, which is remembered, starting with the first unused label. */
export function BagLabelSheets({ labels }: { labels: readonly BagLabel[] }) {
  const [id, setId] = useState<LabelSheetId>('plain');
  const [start, setStart] = useState(1);
  useEffect(() => {
    try {
      setId(readLabelSheet(localStorage.getItem(KEPT_AS)));
    } catch {
      // Without storage: plain paper.
    }
  }, []);
  const sheet = SHEETS[id];
  const sheets = onSheets(labels, { perSheet: labelsOn(sheet), start: sheet.place === null ? 1 : start });

  function choose(next: LabelSheetId): void {
    setId(next);
    setStart(1);
    try {
      localStorage.setItem(KEPT_AS, next);
    } catch {
      // Without storage: not remembered.
    }
  }

  return (
    <div className="flex flex-col gap-6 print:block">
      <style>{pageRules(sheet)}</style>
      <div className="mx-auto flex w-full max-w-[210mm] flex-col gap-3 print:hidden">
        <div className="flex flex-wrap gap-x-5 gap-y-3">
          <SelectField
            name="sheet"
            label={adminPrintingSentences.sheet}
            isOptional
            options={SHEET_OPTIONS}
            value={id}
            onChange={(event) => choose(readLabelSheet(event.target.value))}
            className="min-w-0 grow basis-64"
          />
          {sheet.place !== null && (
            <SelectField
              name="start"
              label={adminPrintingSentences.startAt}
              isOptional
              options={startOptions(sheet)}
              value={String(start)}
              onChange={(event) => setStart(Number(event.target.value))}
              className="min-w-0 grow basis-64"
            />
          )}
        </div>
        <p role="status" className="text-muted">
          {adminPrintingSentences.labelsOnSheets(labels.length, sheets.length)}{' '}
          {sheet.place === null
            ? adminPrintingSentences.cutHint
            : adminPrintingSentences.sheetHint(sheet.place.paper)}
        </p>
      </div>
      {sheets.map((places, index) => (
        <Sheet
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no name but their place.
          key={index}
          sheet={sheet}
          number={index + 1}
          places={places}
        />
      ))}
    </div>
  );
}

type SheetProps = { sheet: LabelSheet; number: number; places: readonly (BagLabel | null)[] };

const keyOf = (label: BagLabel | null, index: number) => label?.key ?? `used ${index}`;

function Sheet({ sheet, number, places }: SheetProps) {
  const { place } = sheet;
  if (place === null) {
    return (
      <ul
        aria-label={adminPrintingSentences.sheetNumbered(number)}
        className={classNames(
          'mx-auto grid w-full max-w-[210mm] content-start border-l border-t border-dashed border-line-strong bg-white shadow-sm sm:grid-cols-3 print:mr-px print:max-w-none print:grid-cols-3 print:shadow-none',
          number > 1 && 'print:break-before-page',
        )}
      >
        {places.map((label, index) => (
          <li
            key={keyOf(label, index)}
            className="flex min-h-[32mm] break-inside-avoid border-b border-r border-dashed border-line-strong"
          >
            {label && <Label label={label} sheet={sheet} />}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ScrollBox
      label={adminPrintingSentences.sheetOnPaper(number, place.paper)}
      className={classNames(
        'overflow-x-auto print:overflow-visible',
        // Before the next sheet instead of after each: a break after the last adds an empty page if anything follows.
        number > 1 && 'print:break-before-page',
      )}
    >
      <ul
        aria-label={adminPrintingSentences.sheetNumbered(number)}
        className="mx-auto grid content-start overflow-hidden bg-white shadow-sm print:m-0 print:shadow-none"
        style={{
          width: `${place.paperWidth}mm`,
          // A little less than the page, or rounding adds an empty page.
          height: `${place.paperHeight - 4}mm`,
          paddingLeft: `${place.left}mm`,
          paddingTop: `${place.top}mm`,
          gridTemplateColumns: `repeat(${sheet.columns}, ${place.width}mm)`,
          gridAutoRows: `${place.height}mm`,
          columnGap: `${place.gap}mm`,
        }}
      >
        {places.map((label, index) => (
          <li
            key={keyOf(label, index)}
            className={classNames(
              'flex overflow-hidden rounded-[2mm] outline-1 -outline-offset-1 print:outline-0',
              label === null ? 'bg-sunken outline-line print:bg-white' : 'outline-line',
            )}
          >
            {label && <Label label={label} sheet={sheet} />}
          </li>
        ))}
      </ul>
    </ScrollBox>
  );
}
