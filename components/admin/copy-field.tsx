'use client';
import { useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { classNames } from '@/components/ui/class-names';
import { showToast } from '@/components/ui/dialogs/toast';
import { Field } from '@/components/ui/forms/field';
import { CopyIcon } from '@/components/ui/icons';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';

type CopyFieldProps = {
  name: string;
  label: string;
  value: string;
  hint?: string | undefined;
  /** In a narrow column: the button is below. */
  isNarrow?: boolean;
};

/** An address that is read, with a button that copies it. */
export function CopyField({ name, label, value, hint, isNarrow = false }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      showToast(adminSettingsSentences.addressCopied);
    } catch {
      // No clipboard without https, or permission was denied: select the text instead.
      field.current?.select();
      showToast(adminSettingsSentences.pressToCopy);
    }
  }

  return (
    <div className={classNames('flex flex-col gap-3', !isNarrow && 'sm:flex-row')}>
      <Field
        ref={field}
        name={name}
        label={label}
        readOnly
        value={value}
        hint={hint}
        className="min-w-0 grow [&_input]:bg-sunken [&_input]:text-muted"
      />
      <button
        type="button"
        className={buttonStyle('secondary', classNames('shrink-0 self-start', !isNarrow && 'sm:mt-7'))}
        onClick={() => void copy()}
      >
        <CopyIcon className="size-5" />
        {adminSettingsSentences.copy}
      </button>
    </div>
  );
}
