import { classNames } from './class-names';

type NoticeProps = {
  kind: 'error' | 'success' | 'info';
  /** It comes in place of the button that led to it, and gets the focus that would be lost with that. */
  takesFocus?: boolean;
  children: React.ReactNode;
  className?: string;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

const tones = {
  error: 'border-danger/40 bg-danger-tint text-danger',
  success: 'border-success/40 bg-success-tint text-success',
  info: 'border-line bg-sunken text-ink',
} as const;

/** A message in the page. Errors interrupt a screen reader, the others wait. */
export function Notice({ kind, takesFocus = false, children, className }: NoticeProps) {
  return (
    <div
      {...(takesFocus && { ref: takeFocus, tabIndex: -1 })}
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames('rounded-control border px-4 py-3', tones[kind], className)}
    >
      {children}
    </div>
  );
}
