'use client';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';

type DropZoneProps = {
  onFile: (file: File) => void;
  /** Called with pasted text before pasted files are looked at; true if the text was used. */
  onPasteText?: (text: string) => boolean;
  isInvalid?: boolean;
  /** Filled: shown as a plain frame, without the invitation to drop a file. */
  isFilled?: boolean;
  className?: string;
  children: React.ReactNode;
};

/** A frame that accepts a dropped file, and a pasted one while the focus is inside. */
export function DropZone({ onFile, onPasteText, isInvalid, isFilled, className, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button inside does the same.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        // Moving between two children fires this event too, though the pointer stays in the frame.
        if (!event.currentTarget.contains(event.relatedTarget instanceof Node ? event.relatedTarget : null)) {
          setIsOver(false);
        }
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const file = event.dataTransfer.files[0];
        if (file) {
          onFile(file);
        }
      }}
      onPaste={(event) => {
        const { target, clipboardData } = event;
        if (target instanceof HTMLTextAreaElement) {
          return;
        }
        const file = clipboardData.files[0];
        if (onPasteText?.(clipboardData.getData('text/plain'))) {
          event.preventDefault();
        } else if (file) {
          event.preventDefault();
          onFile(file);
        }
      }}
      className={classNames(
        'rounded-card border transition-colors',
        isFilled && !isOver ? 'bg-surface' : 'border-dashed',
        isOver
          ? 'border-ink bg-sunken'
          : isInvalid
            ? 'border-danger'
            : isFilled
              ? 'border-line'
              : 'border-line-strong',
        className,
      )}
    >
      {children}
    </div>
  );
}
