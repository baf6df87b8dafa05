'use client';
import { useEffect, useRef } from 'react';
import { looksLikeRows, rowsFile } from './roster/pasted-rows';

type Takers = {
  onLogo: (file: File) => void;
  /** Null while there is a roster, which an accidental paste must not replace. */
  onRoster: ((file: File) => void) | null;
};

const TAKES_TEXT = 'input:not([type=file]), textarea, select, [role=grid]';

/**
 * Accepts pasting on the whole page while no text field has the focus: rows are the roster, a picture is the logo.
 * Copied spreadsheet cells come as both, so rows are checked first. Also prevents the browser from opening a file
 * that is dropped beside the fields, which would replace the page and lose its content.
 */
export function useFilesOnPage(takers: Takers): void {
  const latest = useRef(takers);
  useEffect(() => {
    latest.current = takers;
  });
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const { target, clipboardData } = event;
      const isTaken = event.defaultPrevented || (target instanceof Element && target.closest(TAKES_TEXT));
      if (isTaken || clipboardData === null) {
        return;
      }
      const text = clipboardData.getData('text/plain');
      const picture = [...clipboardData.files].find(({ type }) => type.startsWith('image/'));
      const { onRoster, onLogo } = latest.current;
      if (looksLikeRows(text)) {
        if (onRoster) {
          event.preventDefault();
          onRoster(rowsFile(text));
        }
      } else if (picture) {
        event.preventDefault();
        onLogo(picture);
      }
    }
    function keepPage(event: DragEvent) {
      if (event.dataTransfer?.types.includes('Files')) {
        event.preventDefault();
      }
    }
    document.addEventListener('paste', paste);
    document.addEventListener('dragover', keepPage);
    document.addEventListener('drop', keepPage);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('dragover', keepPage);
      document.removeEventListener('drop', keepPage);
    };
  }, []);
}
