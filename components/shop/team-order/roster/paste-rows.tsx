'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { quietButtonStyle } from '@/components/shop/team-order/answer-field';
import { buttonStyle } from '@/components/ui/button-styles';
import { classNames } from '@/components/ui/class-names';
import { inputStyle } from '@/components/ui/forms/field-parts';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { rosterFieldSentences } from '@/lib/messages/en/shop/roster-field';

type PasteRowsProps = { onRows: (text: string) => void; onClose: () => void };

/** A box for rows copied out of a spreadsheet. */
export function PasteRows({ onRows, onClose }: PasteRowsProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  useEffect(() => box.current?.focus(), []);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {rosterFieldSentences.pasteLabel}
      </label>
      <textarea
        ref={box}
        id={id}
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={rosterFieldSentences.pasteExample}
        wrap="off"
        spellCheck={false}
        className={classNames(inputStyle, 'border-line-strong [tab-size:12]')}
      />
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <button
          type="button"
          disabled={text.trim() === ''}
          onClick={() => onRows(text)}
          className={buttonStyle('secondary')}
        >
          {rosterFieldSentences.useRows}
        </button>
        <button type="button" onClick={onClose} className={quietButtonStyle}>
          {buttonSentences.cancel}
        </button>
      </div>
    </div>
  );
}
