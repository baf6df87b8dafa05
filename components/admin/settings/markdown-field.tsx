'use client';
import { useEffect, useRef, useState } from 'react';
import { TextAreaField } from '@/components/ui/forms/field';
import { Markdown } from '@/components/ui/markdown';
import type { Outcome } from '@/lib/outcome';
import type { Block } from '@/lib/text/markdown';

export type PreviewMarkdown = (input: { text: string }) => Promise<Outcome<{ blocks: Block[] }>>;

/** Milliseconds between the last letter and the preview. */
const REST = 250;

/** The blocks of a text while it is typed. The server reads it, so the admin area loads no parser. */
export function useMarkdown(
  text: string,
  stored: readonly Block[],
  preview: PreviewMarkdown,
): readonly Block[] {
  const [blocks, setBlocks] = useState(stored);
  const shown = useRef(text);
  useEffect(() => {
    if (text === shown.current) {
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      // Without an answer the preview stays as it is; saving says what is wrong.
      const outcome = await preview({ text }).catch(() => null);
      if (isCurrent && outcome?.ok) {
        shown.current = text;
        setBlocks(outcome.value.blocks);
      }
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, preview]);
  return blocks;
}

type MarkdownFieldProps = React.ComponentProps<typeof TextAreaField> & {
  value: string;
  stored: readonly Block[];
  preview: PreviewMarkdown;
  previewLabel: string;
};

/** A text in Markdown, with what it will look like underneath. */
export function MarkdownField({ stored, preview, previewLabel, ...field }: MarkdownFieldProps) {
  const blocks = useMarkdown(field.value, stored, preview);
  return (
    <div className="flex flex-col gap-2">
      <TextAreaField {...field} />
      {blocks.length > 0 && (
        <details className="rounded-control border border-line bg-paper">
          <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-sm font-medium">
            {previewLabel}
          </summary>
          <div inert className="border-t border-line p-4">
            <Markdown blocks={blocks} tableLabel={previewLabel} />
          </div>
        </details>
      )}
    </div>
  );
}
