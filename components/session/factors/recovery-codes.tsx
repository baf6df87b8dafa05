'use client';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import { factorSentences as sentences } from '@/lib/messages/en/factors';

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** The ten codes, shown once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    // Without clipboard permission, people copy the visible codes by hand.
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  }

  return (
    <Notice kind="info" takesFocus className="flex flex-col gap-4">
      <h3 className="font-semibold">{sentences.recoveryTitle}</h3>
      <p>{sentences.recoveryLead}</p>
      <ul className="grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonStyle('secondary')} onClick={() => void copy()}>
          {sentences.recoveryCopy}
        </button>
        <button type="button" className={buttonStyle('primary')} onClick={onKept}>
          {sentences.recoveryDone}
        </button>
      </div>
      <p role="status" className="text-sm">
        {isCopied ? sentences.recoveryCopied : ''}
      </p>
    </Notice>
  );
}
