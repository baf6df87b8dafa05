'use client';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { takeTyped } from '@/components/admin/unsaved/typed-text';
import { buttonStyle } from '@/components/ui/button-styles';
import { showToast } from '@/components/ui/dialogs/toast';
import { Notice } from '@/components/ui/notice';
import type { KeptImport } from '@/lib/catalog/transfer/file-answer';
import { MOST_DRAFTS } from '@/lib/catalog/transfer/transfer-limits';
import { LARGEST_PRODUCT_FILE } from '@/lib/http/body-limits.mjs';
import { messages } from '@/lib/messages';
import { transferSentences as sentences } from '@/lib/messages/en/admin/products/transfer';
import { PRODUCT_IMPORT } from './import-name';
import type { ImportActions } from './use-import';

// Fetched with the first file: the page itself needs little.
const ImportPreview = dynamic(() => import('./import-preview').then((module) => module.ImportPreview), {
  ssr: false,
});

type ProductImportProps = {
  actions: ImportActions;
  /** The names of the shop's categories. */
  categories: readonly string[];
};

/** Chooses a file, shows what is in it, and imports it. */
export function ProductImport({ actions, categories }: ProductImportProps) {
  const [begun, setBegun] = useState<KeptImport | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const typed = takeTyped(PRODUCT_IMPORT);
    if (typed !== null) {
      void giveBack(typed);
    }
    async function giveBack(stored: unknown): Promise<void> {
      const { readKeptImport } = await import('@/lib/catalog/transfer/file-answer');
      const kept = readKeptImport(stored);
      if (kept !== null) {
        setBegun(kept);
        showToast(messages.pageState.restored);
      }
    }
  }, []);

  async function read(file: File) {
    setProblem(null);
    if (file.size > LARGEST_PRODUCT_FILE) {
      setProblem(sentences.readErrors.too_large);
      return;
    }
    setIsReading(true);
    const { sendFile } = await import('./send-file');
    const answer = await sendFile(file);
    setIsReading(false);
    if (answer.ok) {
      setBegun(answer.value);
    } else {
      setProblem(answer.error);
    }
  }

  if (begun !== null) {
    return (
      <ImportPreview
        actions={actions}
        begun={begun}
        categories={categories}
        startOver={() => setBegun(null)}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">
        {sentences.importHint(MOST_DRAFTS, LARGEST_PRODUCT_FILE / 1_000_000)}
      </p>
      {problem && <Notice kind="error">{problem}</Notice>}
      <input
        ref={input}
        type="file"
        aria-label={sentences.file}
        accept=".csv,.tsv,.txt,.xlsx,.xls,.ods"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) {
            void read(file);
          }
        }}
      />
      <button
        type="button"
        aria-busy={isReading}
        aria-disabled={isReading}
        className={buttonStyle('primary', 'self-start')}
        onClick={() => !isReading && input.current?.click()}
      >
        {isReading ? sentences.reading : sentences.chooseFile}
      </button>
    </div>
  );
}
