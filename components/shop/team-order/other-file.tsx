import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { fileFieldSentences } from '@/lib/messages/en/shop/file-fields';
import { rosterFieldSentences } from '@/lib/messages/en/shop/roster-field';
import { ROSTER_TYPES } from '@/lib/uploads/upload-rules';
import { quietButtonStyle } from './answer-field';
import { FilePicker } from './file-picker';
import type { Roster } from './roster/roster';
import type { RosterState } from './roster/roster-state';

type OtherFileProps = {
  /** What was there before this file came. */
  before: RosterState;
  roster: Roster;
  onFile: (file: File) => void;
  /** More ways on, between the two that there always are. */
  children?: React.ReactNode;
};

/** The ways on from a file that did not simply become a roster: another one, or none. */
export const OtherFile = ({ before, roster, onFile, children }: OtherFileProps) => (
  <>
    <FilePicker accept={ROSTER_TYPES} variant="link" onFile={onFile}>
      {fileFieldSentences.chooseAnother}
    </FilePicker>
    {children}
    <button
      type="button"
      onClick={before.phase === 'empty' ? roster.clear : roster.goBack}
      className={quietButtonStyle}
    >
      {before.phase === 'empty' ? buttonSentences.remove : rosterFieldSentences.keepTheOneBefore}
    </button>
  </>
);
