'use client';
import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { AnswerField, RetryOrLeave } from '@/components/shop/team-order/answer-field';
import { DropZone } from '@/components/shop/team-order/drop-zone';
import { UploadProgress } from '@/components/shop/team-order/upload-progress';
import { useKeptFocus } from '@/components/shop/team-order/use-kept-focus';
import type { TeamOrder } from '@/components/shop/team-order/use-team-order';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { fileFieldSentences } from '@/lib/messages/en/shop/file-fields';
import { rosterFieldSentences } from '@/lib/messages/en/shop/roster-field';
import { looksLikeRows, rowsFile } from './pasted-rows';
import { RosterHead } from './roster-head';
import { UncheckedNote, UnreadNote } from './roster-notes';
import { RosterStart } from './roster-start';
import { isWorkedOn } from './roster-state';

const say = rosterFieldSentences;

const Opening = () => <p className="py-8 text-center text-muted">{say.opening}</p>;

// The grid, its rules and its virtual rows are fetched when there is a roster to show.
const RosterEditor = dynamic(
  () =>
    import('@/components/shop/team-order/roster/grid/editor/roster-editor').then(
      (module) => module.RosterEditor,
    ),
  {
    ssr: false,
    loading: Opening,
  },
);

const RosterQuestion = dynamic(() => import('./roster-question').then((module) => module.RosterQuestion), {
  ssr: false,
  loading: Opening,
});

type RosterFieldProps = { productId: string; isRequired: boolean; teamOrder: TeamOrder };

/** The field for the team's roster: a file, pasted rows or typed names, and then the table to correct. */
export function RosterField({ productId, isRequired, teamOrder }: RosterFieldProps) {
  const id = useId();
  const { settings, roster, problems, rosterRef } = teamOrder;
  const { state, upload } = roster;
  const message = upload.error?.message ?? problems.roster;
  const select = (file: File) => {
    teamOrder.forget('roster');
    upload.select(file);
  };
  const takeRows = (text: string) => select(rowsFile(text));
  const takeIfRows = (text: string) => {
    const isRows = looksLikeRows(text);
    if (isRows) {
      takeRows(text);
    }
    return isRows;
  };
  const [isRemoving, setIsRemoving] = useState(false);
  const questionRef = useKeptFocus(state.phase, rosterRef);
  // Without a required roster nobody can go on.
  const withoutRoster = isRequired ? null : { text: fileFieldSentences.goOnWithout, onClick: roster.clear };
  const leave = state.phase === 'empty' ? withoutRoster : { text: say.keepWhatIsHere, onClick: upload.stop };
  const isWorking = upload.running !== null || state.phase === 'reading';

  return (
    <AnswerField
      id={id}
      label={say.roster}
      isRequired={isRequired}
      error={message}
      errorAction={upload.error?.canRetry && <RetryOrLeave onRetry={upload.retry} leave={leave} />}
    >
      {state.phase === 'table' ? (
        <div className="rounded-card border border-line bg-surface">
          <RosterHead
            name={state.upload?.name ?? say.typedIn}
            rows={state.table.rows.length}
            onFile={select}
            onRemove={() => (isWorkedOn(state) ? setIsRemoving(true) : roster.clear())}
          />
          {upload.running && (
            <div className="px-4 pb-3">
              <UploadProgress {...upload.running} onStop={upload.stop} />
            </div>
          )}
          <RosterEditor
            key={state.turn}
            settings={settings}
            start={state.start}
            refused={state.refused}
            setAside={state.setAside}
            onAskAgain={Object.keys(state.answers).length > 0 ? roster.askAgain : null}
            onEdit={roster.edit}
            onCount={roster.count}
            problemsRef={rosterRef}
          />
        </div>
      ) : (
        <DropZone
          onFile={select}
          onPasteText={takeIfRows}
          isInvalid={message !== null}
          isFilled={state.phase === 'asIs' || state.phase === 'unread' || state.phase === 'asked'}
          className="flex flex-col gap-3 p-4"
        >
          {upload.running && <UploadProgress {...upload.running} onStop={upload.stop} />}
          {state.phase === 'reading' && (
            <p className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="size-5 animate-spin rounded-full border-2 border-line border-t-ink"
              />
              {say.reading(state.upload.name)}
            </p>
          )}
          {state.phase === 'unread' && <UnreadNote state={state} roster={roster} onFile={select} />}
          {state.phase === 'asked' && (
            <RosterQuestion state={state} roster={roster} onFile={select} focusRef={questionRef} />
          )}
          {state.phase === 'asIs' && (
            <UncheckedNote name={state.upload.name} roster={roster} onFile={select} />
          )}
          {state.phase === 'empty' && !isWorking && (
            <RosterStart
              productId={productId}
              settings={settings}
              onFile={select}
              onRows={takeRows}
              onTypeIn={() => {
                teamOrder.forget('roster');
                roster.typeIn();
              }}
              inputRef={(input) => {
                rosterRef.current = input;
              }}
              isRequired={isRequired}
              errorId={message === null ? undefined : `${id}-error`}
            />
          )}
        </DropZone>
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        question={say.removeQuestion}
        text={say.removeHint}
        confirmLabel={buttonSentences.remove}
        cancelLabel={say.keepIt}
        isDanger
        onConfirm={() => {
          setIsRemoving(false);
          roster.clear();
        }}
        onCancel={() => setIsRemoving(false)}
      />
      <p role="status" className="sr-only">
        {upload.running
          ? fileFieldSentences.uploading(upload.running.name)
          : state.phase === 'reading'
            ? say.reading(state.upload.name)
            : ''}
      </p>
    </AnswerField>
  );
}
