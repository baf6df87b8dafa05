'use client';
import { useEffect, useId, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { CloseIcon } from '@/components/ui/icons';
import { uiSentences } from '@/lib/messages/en/ui';

type DialogProps = {
  title: string;
  isOpen: boolean;
  /** Called by Escape, the backdrop and the close button; the caller decides whether to close. */
  onClose: () => void;
  size?: 'small' | 'medium' | 'large';
  /** Stays visible below the content: the buttons. */
  footer?: React.ReactNode;
  children: React.ReactNode;
};

const WIDTHS = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-2xl',
  large: 'sm:max-w-5xl',
} as const;

/**
 * A modal dialog with the browser's own element, which traps and restores the focus. Fills a phone's screen unless it
 * is small.
 */
export function Dialog({ title, isOpen, onClose, size = 'medium', footer, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen && !element.current?.open) {
      element.current?.showModal();
      // React's autoFocus runs before the dialog opens, and then the browser focuses the first button.
      element.current?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    }
    if (!isOpen) {
      element.current?.close();
    }
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape; a click on the backdrop is one more way.
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file picker inside the dialog also sends 'cancel' through it.
        if (event.target === element.current) {
          event.preventDefault();
          onClose();
        }
      }}
      onClick={(event) => {
        if (event.target === element.current) {
          onClose();
        }
      }}
      className={classNames(
        'dialog m-auto w-full overflow-hidden border border-line bg-surface text-ink',
        WIDTHS[size],
        size === 'small'
          ? 'max-w-[calc(100vw-2rem)] rounded-card'
          : 'h-dvh max-h-dvh max-w-full sm:h-fit sm:max-h-[calc(100dvh-4rem)] sm:rounded-card',
      )}
    >
      {isOpen && (
        <div className={classNames('flex flex-col', size === 'small' ? '' : 'h-full max-h-[inherit]')}>
          <header className="flex items-center justify-between gap-4 border-b border-line py-3 pl-5 pr-3 sm:pl-6">
            <h2 id={titleId} className="heading-2">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              aria-label={uiSentences.close}
              className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sunken"
            >
              <CloseIcon className="size-5" />
            </button>
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5 sm:p-6">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-5 py-4 sm:px-6">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}
