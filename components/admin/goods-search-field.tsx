'use client';
import { useId, useState } from 'react';
import { controlProps, FieldFrame } from '@/components/ui/forms/field';
import { PressButton } from '@/components/ui/forms/press-button';

type GoodsSearchFieldProps = {
  label: string;
  hint: string;
  findLabel: string;
  /** Marks the field as one that may stay empty. */
  isOptional?: boolean;
  error: string | undefined;
  isPending: boolean;
  /** Gets the text without spaces around it. */
  onSearch: (text: string) => void;
};

/** A field with a button for the search of products, inside of a larger form, which Enter does not send. */
export function GoodsSearchField({
  label,
  hint,
  findLabel,
  isOptional = false,
  error,
  isPending,
  onSearch,
}: GoodsSearchFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const search = () => onSearch(text.trim());
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <span className="flex gap-3">
        <input
          {...controlProps({ id, name: 'goods-search', hint, error, isOptional: true })}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              search();
            }
          }}
        />
        <PressButton
          label={findLabel}
          pendingLabel={findLabel}
          className="shrink-0"
          isPending={isPending}
          onPress={search}
        />
      </span>
    </FieldFrame>
  );
}
