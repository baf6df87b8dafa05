'use client';
import { buttonStyle } from '@/components/ui/button-styles';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { uiSentences } from '@/lib/messages/en/ui';
import { Dialog } from './dialog';

type ConfirmDialogProps = {
  isOpen: boolean;
  question: string;
  /** The consequences of confirming. */
  text?: string;
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isPending?: boolean;
  error?: string | null | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before an irreversible action. The harmless answer has the focus. */
export function ConfirmDialog({
  isOpen,
  question,
  text,
  confirmLabel,
  cancelLabel = uiSentences.cancel,
  isDanger = false,
  isPending = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={question}
      isOpen={isOpen}
      onClose={onCancel}
      size="small"
      footer={
        <>
          <button type="button" data-initial-focus className={buttonStyle('secondary')} onClick={onCancel}>
            {cancelLabel}
          </button>
          <SubmitButton
            type="button"
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </SubmitButton>
        </>
      }
    >
      {text ? (
        <p className="text-muted">{text}</p>
      ) : (
        <p className="text-muted">{uiSentences.pleaseConfirm}</p>
      )}
      {error && (
        <Notice kind="error" className="mt-4">
          {error}
        </Notice>
      )}
    </Dialog>
  );
}
