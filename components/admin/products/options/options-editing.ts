// What the parts of the options' form share.
import type { OptionDraft, OptionsDraft } from '@/lib/catalog/options/options-draft';
import type { OptionsProblems } from '@/lib/catalog/options/options-rules';
import type { RosterDraft } from '@/lib/rosters/roster-draft';

export type OptionsEditing = {
  /** Null for a new product. */
  productId: string | null;
  draft: OptionsDraft;
  /** The options with the sizes of the roster as it is edited. */
  shown: readonly OptionDraft[];
  /** Null for a product that takes no team orders. */
  roster: RosterDraft | null;
  problems: OptionsProblems;
  change: (edit: (draft: OptionsDraft) => OptionsDraft) => void;
};
