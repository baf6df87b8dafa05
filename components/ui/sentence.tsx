import { createElement, Fragment } from 'react';
import type { SentenceParts } from '@/lib/messages/sentence-parts';

/** A sentence with drawn parts in it, in its own order. */
export const Sentence = ({ parts }: { parts: SentenceParts<React.ReactNode> }) =>
  createElement(Fragment, null, ...parts);

/** For screen readers: words of a sentence that the page already shows. */
export const onlyHeard = (words: string) => <span className="sr-only">{words}</span>;
