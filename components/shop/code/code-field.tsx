'use client';
import { useEffect, useId, useRef, useState } from 'react';
import type { QuotedDiscount } from '@/components/shop/shop-api';
import { buttonStyle } from '@/components/ui/button-styles';
import { controlProps, FieldFrame } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Link } from '@/components/ui/links/link';
import { LONGEST_CODE } from '@/lib/discounts/discount-limits';
import { codeSentences as say } from '@/lib/messages/en/shop/price/code';

type CodeFieldProps = {
  /** The code that was entered; null for none. */
  code: string | null;
  /** What the server says of it; null until it has answered. */
  discount: QuotedDiscount | null;
  onEnter: (code: string | null) => void;
};

/** Takes a code, and says next to the field why it cannot be used. Folded up until somebody has one. */
export function CodeField({ code, discount, onEnter }: CodeFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(code ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const hasPressed = useRef(false);
  const isPending = code !== null && discount === null;
  const isApplied = code !== null && discount !== null && discount.problem === null;
  const error = isMissing ? say.missing : (code !== null && discount?.problem) || undefined;
  // The button that was pressed is gone: the focus goes to the one in its place.
  useEffect(() => {
    if (isApplied && hasPressed.current) {
      removeButton.current?.focus();
    }
  }, [isApplied]);

  if (isApplied) {
    return (
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="wrap-anywhere min-w-0 text-sm">
          {say.applied(discount.code)}
        </p>
        <button
          ref={removeButton}
          type="button"
          className={buttonStyle('quiet', 'shrink-0 whitespace-nowrap')}
          onClick={() => {
            setTyped('');
            onEnter(null);
          }}
        >
          {say.remove}
        </button>
      </div>
    );
  }
  return (
    <details open={error !== undefined || undefined}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium underline underline-offset-4">
        {say.question}
      </summary>
      <form
        noValidate
        className="pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          const entered = typed.trim();
          hasPressed.current = true;
          setIsMissing(entered === '');
          onEnter(entered === '' ? null : entered);
        }}
      >
        <FieldFrame id={id} label={say.label} error={error}>
          <span className="flex gap-3">
            <input
              {...controlProps({ id, name: 'discount-code', error, className: 'uppercase' })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={LONGEST_CODE}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setIsMissing(false);
              }}
            />
            <SubmitButton variant="secondary" isPending={isPending} pendingLabel={say.checking}>
              {say.apply}
            </SubmitButton>
          </span>
        </FieldFrame>
        {discount?.must_sign_in && (
          <Link href="/login" className="mt-2 inline-block underline underline-offset-4">
            {say.signIn}
          </Link>
        )}
      </form>
    </details>
  );
}
