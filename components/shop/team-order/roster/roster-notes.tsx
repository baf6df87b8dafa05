import { plainButtonStyle } from '@/components/shop/team-order/answer-field';
import { OtherFile } from '@/components/shop/team-order/other-file';
import { AlertIcon } from '@/components/ui/icons';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { rosterFieldSentences } from '@/lib/messages/en/shop/roster-field';
import type { Roster } from './roster';
import { RosterHead } from './roster-head';
import type { RosterState } from './roster-state';

const say = rosterFieldSentences;

type UnreadNoteProps = {
  state: Extract<RosterState, { phase: 'unread' }>;
  roster: Roster;
  onFile: (file: File) => void;
};

/** A roster that could not be read: why, and the choice to send it with the order unread. */
export function UnreadNote({ state, roster, onFile }: UnreadNoteProps) {
  const { upload, message, canSend, canRetry, before } = state;
  return (
    <div role="alert" className="flex gap-3">
      <AlertIcon className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0">
        <p className="truncate font-medium">{upload.name}</p>
        <p>{message}</p>
        {canSend && <p className="text-muted">{say.sendAsIsHint}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-5">
          {canRetry && (
            <button type="button" onClick={roster.readAgain} className={plainButtonStyle}>
              {buttonSentences.tryAgain}
            </button>
          )}
          <OtherFile before={before} roster={roster} onFile={onFile}>
            {canSend && (
              <button type="button" onClick={roster.sendAsIs} className={plainButtonStyle}>
                {say.sendAsIs}
              </button>
            )}
          </OtherFile>
        </p>
      </div>
    </div>
  );
}

type UncheckedNoteProps = { name: string; roster: Roster; onFile: (file: File) => void };

/** A roster that goes with the order unread. */
export function UncheckedNote({ name, roster, onFile }: UncheckedNoteProps) {
  return (
    <div className="-mx-4 -my-2">
      <RosterHead name={name} rows={null} onFile={onFile} onRemove={roster.clear} />
      <p className="px-4 pb-2 text-sm">
        <span className="font-medium">{say.unchecked}</span> {say.uncheckedHint}
      </p>
    </div>
  );
}
