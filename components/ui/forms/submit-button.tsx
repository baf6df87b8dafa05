'use client';
import { buttonStyle } from '@/components/ui/button-styles';
import { uiSentences } from '@/lib/messages/en/ui';

type SubmitButtonProps = Omit<React.ComponentProps<'button'>, 'className'> & {
  isPending?: boolean;
  pendingLabel?: string;
  variant?: Parameters<typeof buttonStyle>[0];
  className?: string;
};

/** A button that shows its progress and ignores clicks meanwhile. Keeps the focus, unlike a `disabled` one. */
export function SubmitButton({
  isPending = false,
  pendingLabel = uiSentences.saving,
  variant = 'primary',
  className,
  type = 'submit',
  onClick,
  children,
  ...rest
}: SubmitButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isPending}
      onClick={(event) => {
        if (isPending) {
          event.preventDefault();
          return;
        }
        onClick?.(event);
      }}
      className={buttonStyle(variant, className)}
    >
      {isPending && (
        <span
          className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent"
          aria-hidden="true"
        />
      )}
      {isPending ? pendingLabel : children}
    </button>
  );
}
