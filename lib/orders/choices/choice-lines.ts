// How choices are told: `label: value`, the same in every view, mail and file.

import { isInWords, type LineChoice } from '@/lib/choices/line-choice';
import { choiceSentences } from '@/lib/messages/en/shop/choices';

export type ChoiceLine = { kind: string; label: string; value: string };

type Told = Pick<LineChoice, 'kind' | 'label' | 'value'>;

/** What stands before an answer: the shop's own word for it, or the one that every shop has. */
export const choiceLabel = ({ kind, label }: Pick<Told, 'kind' | 'label'>): string =>
  label || choiceSentences.label(kind);

/** The choices as label and value, without those that say nothing. */
export const choiceLines = (choices: readonly Told[]): ChoiceLine[] =>
  choices
    .filter(({ value }) => value !== '')
    .map((choice) => ({ kind: choice.kind, label: choiceLabel(choice), value: choice.value }));

/** Those that are told in words alone: files are shown as what they are by whoever shows them. */
export const inWords = <Choice extends LineChoice<unknown>>(choices: readonly Choice[]): Choice[] =>
  choices.filter(isInWords);
