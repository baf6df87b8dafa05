'use client';
import { useEffect, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { LetterStyle } from '@/lib/catalog/terms/product-terms';
import { letterPreviewSentences as say } from '@/lib/messages/en/shop/product/letter-preview';
import { splitLetters } from '@/lib/text/split-letters';

type LetterPreviewProps = { text: string; letterStyle: LetterStyle; limit: number | null };

/** The letters that every device has: nothing is loaded for them. */
const STYLES: Record<LetterStyle, string> = {
  plain: 'font-sans text-3xl',
  serif: 'font-[Georgia,Cambria,"Times_New_Roman",serif] text-3xl',
  script: 'font-["Snell_Roundhand","Segoe_Script","Brush_Script_MT","Dancing_Script",cursive] text-4xl',
  typewriter: 'font-["American_Typewriter","Courier_New",monospace] text-2xl',
  capitals: 'font-[Georgia,serif] text-2xl uppercase tracking-[0.2em]',
  engraved:
    'font-[Georgia,serif] text-3xl text-ink/70 [text-shadow:0_1px_0_rgb(255_255_255/0.9),0_-1px_0_rgb(0_0_0/0.35)]',
};

/** Milliseconds without a key before the preview is read out: not for each letter. */
const REST = 1_200;

/** The text as it will look, while it is typed. Letters above the limit are struck through. */
export function LetterPreview({ text, letterStyle, limit }: LetterPreviewProps) {
  const [heard, setHeard] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setHeard(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  const [fitting, over] = limit === null ? [text, ''] : splitLetters(text, limit);
  return (
    <figure className="mt-3 rounded-card border border-line bg-surface px-4 py-5">
      <figcaption className="text-sm text-muted">{say.title}</figcaption>
      <p
        aria-hidden="true"
        data-testid="letter-preview"
        data-letters={letterStyle}
        className={classNames(
          'min-h-12 whitespace-pre-line py-2 text-center leading-snug [overflow-wrap:anywhere]',
          STYLES[letterStyle],
          text === '' && 'opacity-40',
        )}
      >
        {text === '' ? say.empty : fitting}
        {over !== '' && <s className="text-danger">{over}</s>}
      </p>
      <p className="text-center text-sm text-muted">{say.note}</p>
      <p role="status" className="sr-only">
        {heard !== '' && say.shown(heard)}
      </p>
    </figure>
  );
}
