import { classNames } from './class-names';

type NoticeProps = {
  kind: 'error' | 'success' | 'info';
  /** Replaces the button that caused it, and takes over its focus. */
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

/** A message in the page. Errors interrupt a screen reader, others wait. */
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
