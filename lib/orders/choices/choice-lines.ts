// Choices as text: `label: value`, the same in every view, mail and file.

import { isInWords, type LineChoice } from '@/lib/choices/line-choice';
import { choiceSentences } from '@/lib/messages/en/shop/choices';

export type ChoiceLine = { kind: string; label: string; value: string };

type Told = Pick<LineChoice, 'kind' | 'label' | 'value'>;

/** The label of an answer: the shop's own, or the default of all shops. */
export const choiceLabel = ({ kind, label }: Pick<Told, 'kind' | 'label'>): string =>
  label || choiceSentences.label(kind);

/** The choices as label and value; empty values are left out. */
export const choiceLines = (choices: readonly Told[]): ChoiceLine[] =>
  choices
    .filter(({ value }) => value !== '')
    .map((choice) => ({ kind: choice.kind, label: choiceLabel(choice), value: choice.value }));

/** The choices that are only text. The caller shows files in its own way. */
export const inWords = <Choice extends LineChoice<unknown>>(choices: readonly Choice[]): Choice[] =>
  choices.filter(isInWords);
