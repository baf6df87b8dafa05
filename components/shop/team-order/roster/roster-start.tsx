'use client';
import { useId, useState } from 'react';
import { plainButtonStyle } from '@/components/shop/team-order/answer-field';
import { FilePicker } from '@/components/shop/team-order/file-picker';
import { classNames } from '@/components/ui/class-names';
import { DownloadIcon, SheetIcon } from '@/components/ui/icons';
import { onlyHeard, Sentence } from '@/components/ui/sentence';
import { fileFieldSentences } from '@/lib/messages/en/shop/file-fields';
import { rosterFieldSentences } from '@/lib/messages/en/shop/roster-field';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import { MOST_MEGABYTES, ROSTER_TYPES } from '@/lib/uploads/upload-rules';
import { columnSentence } from './column-sentence';
import { PasteRows } from './paste-rows';

type RosterStartProps = {
  productId: string;
  settings: RosterSettings;
  onFile: (file: File) => void;
  onRows: (text: string) => void;
  onTypeIn: () => void;
  inputRef: React.Ref<HTMLInputElement>;
  isRequired: boolean;
  errorId: string | undefined;
};

const say = rosterFieldSentences;
const TEMPLATES = ['csv', 'xlsx'] as const;

/** The ways to start a roster: a file, spreadsheet rows, typed names; and what the shop needs. */
export function RosterStart(props: RosterStartProps) {
  const { productId, settings, onFile, onRows, onTypeIn, inputRef, isRequired, errorId } = props;
  const id = useId();
  const [isPasting, setIsPasting] = useState(false);
  if (isPasting) {
    return (
      <PasteRows
        onRows={(text) => {
          setIsPasting(false);
          onRows(text);
        }}
        onClose={() => setIsPasting(false)}
      />
    );
  }
  return (
    <>
      <div className="flex items-center gap-4">
        <span className="hidden size-14 shrink-0 items-center justify-center self-start rounded-control bg-sunken text-muted sm:flex">
          <SheetIcon className="size-7" />
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <FilePicker
              ref={inputRef}
              accept={ROSTER_TYPES}
              variant="button"
              onFile={onFile}
              isInvalid={errorId !== undefined}
              isRequired={isRequired}
              describedBy={classNames(errorId, `${id}-hint`)}
            >
              {say.choose}
            </FilePicker>
            <span className="text-muted pointer-coarse:hidden">{fileFieldSentences.dropOrPaste}</span>
          </p>
          <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
            {columnSentence(settings)} {say.fileTypes(MOST_MEGABYTES.roster)}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 border-t border-line pt-2 sm:pl-18">
        <button type="button" onClick={onTypeIn} className={plainButtonStyle}>
          {say.typeIn}
        </button>
        <button type="button" onClick={() => setIsPasting(true)} className={plainButtonStyle}>
          {say.paste}
        </button>
        <span className="inline-flex flex-wrap items-center gap-x-2.5 text-muted">
          <span className="inline-flex items-center gap-1.5">
            <DownloadIcon className="size-4" />
            {say.template}
          </span>
          {TEMPLATES.map((type) => (
            <a
              key={type}
              href={`/api/rosters/template?${new URLSearchParams({ product: productId, type })}`}
              download
              className="inline-flex min-h-11 items-center text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              <Sentence parts={say.templates[type](onlyHeard)} />
            </a>
          ))}
        </span>
      </div>
    </>
  );
}
