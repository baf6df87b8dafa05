import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import { adminWords } from '@/lib/messages/en/admin/words';
import { uiSentences } from '@/lib/messages/en/ui';

type SaveBarProps = {
  isBusy: boolean;
  isSaved: boolean;
  error: string | null;
  saveLabel?: string;
  pendingLabel?: string;
  /** Further buttons, after the main one. */
  children?: React.ReactNode;
};

/** The end of a settings form: the result of saving, and the button. */
export function SaveBar({
  isBusy,
  isSaved,
  error,
  saveLabel = adminWords.saveChanges,
  pendingLabel = uiSentences.saving,
  children,
}: SaveBarProps) {
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      {error && <Notice kind="error">{error}</Notice>}
      {isSaved && <Notice kind="success">{messages.settings.saved}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SubmitButton isPending={isBusy} pendingLabel={isSaved ? adminSettingsSentences.saved : pendingLabel}>
          {saveLabel}
        </SubmitButton>
        {children}
      </div>
    </div>
  );
}
