// A shorthand for choices in tests.
import { fileChoices, type TeamFiles } from '@/lib/choices/file-choices';
import { type LineChoice, TEXT_CHOICE } from '@/lib/choices/line-choice';

/** The choices of a line with this text, logo and roster. */
export const choicesOf = ({
  customization = '',
  logo = null,
  roster = null,
}: { customization?: string } & Partial<TeamFiles>): LineChoice[] => [
  ...(customization === '' ? [] : [{ kind: TEXT_CHOICE, label: '', value: customization }]),
  ...fileChoices({ logo, roster }),
];
