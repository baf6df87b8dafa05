import { FieldError } from '@/components/ui/forms/field-parts';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { uiSentences } from '@/lib/messages/en/ui';

type AnswerFieldProps = {
  id: string;
  label: string;
  isRequired: boolean;
  error: string | null;
  /** A control beside the error that helps to solve it. */
  errorAction?: React.ReactNode;
  children: React.ReactNode;
};

/** The frame of the logo field and the roster field: heading, content and error. */
export function AnswerField({ id, label, isRequired, error, errorAction, children }: AnswerFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset grows with its widest content, and a roster is wide.
    <div role="group" aria-labelledby={`${id}-label`} className="min-w-0">
      <p id={`${id}-label`} className="mb-1 font-medium">
        {label}
        {!isRequired && <span className="font-normal text-muted"> {uiSentences.optional}</span>}
      </p>
      {children}
      <div role="alert">
        {error && (
          <div className="flex flex-wrap items-baseline gap-x-3">
            <FieldError id={`${id}-error`}>{error}</FieldError>
            {errorAction}
          </div>
        )}
      </div>
    </div>
  );
}

/** A button inside a text. */
export const plainButtonStyle =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink';

/** A button for a secondary action. */
export const quietButtonStyle =
  'inline-flex min-h-11 items-center gap-1.5 text-muted underline-offset-4 hover:text-ink hover:underline';

type RetryOrLeaveProps = {
  onRetry: () => void;
  /** The way on without trying again, if there is one. */
  leave: { text: string; onClick: () => void } | null;
};

/** What can be done about a file that did not arrive. */
export const RetryOrLeave = ({ onRetry, leave }: RetryOrLeaveProps) => (
  <>
    <button type="button" onClick={onRetry} className={plainButtonStyle}>
      {buttonSentences.tryAgain}
    </button>
    {leave && (
      <button type="button" onClick={leave.onClick} className={quietButtonStyle}>
        {leave.text}
      </button>
    )}
  </>
);
