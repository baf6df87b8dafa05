'use client';
import { useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import { MOST_DRAFTS } from '@/lib/catalog/transfer/read-products';
import { LARGEST_PRODUCT_FILE } from '@/lib/http/body-limits.mjs';
import { transferSentences as sentences } from '@/lib/messages/en/admin/products/transfer';
import { ImportPreview } from './import-preview';
import { sendFile } from './send-file';
import { type ImportActions, useImport } from './use-import';

type ProductImportProps = {
  actions: ImportActions;
  /** The names of the shop's categories. */
  categories: readonly string[];
};

/** Chooses a file, shows what is in it, and imports it. */
export function ProductImport({ actions, categories }: ProductImportProps) {
  const current = useImport(actions);
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function read(file: File) {
    setProblem(null);
    if (file.size > LARGEST_PRODUCT_FILE) {
      setProblem(sentences.readErrors.too_large);
      return;
    }
    setIsReading(true);
    const answer = await sendFile(file);
    setIsReading(false);
    if (answer.ok) {
      current.begin(answer.value);
    } else {
      setProblem(answer.error);
    }
  }

  if (current.state !== null) {
    return <ImportPreview current={current} categories={categories} />;
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
