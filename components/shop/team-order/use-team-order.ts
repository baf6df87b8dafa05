'use client';
import { useRef, useState } from 'react';
import type { ProductView } from '@/lib/catalog/products/product-views';
import type { ChoiceFile, LineChoice } from '@/lib/choices/line-choice';
import { type Cents, cents } from '@/lib/money/cents';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import { openFile } from './open-file';
import type { Roster } from './roster/roster';
import { draftOf, type RosterDraft } from './roster/roster-draft';
import { useRoster } from './roster/use-roster';
import { pickProblems, type TeamOrderProblems } from './team-order-problems';
import { type Upload, useUpload } from './use-upload';

export type TeamOrder = {
  settings: RosterSettings;
  logo: Upload;
  roster: Roster;
  problems: TeamOrderProblems;
  /** True while the roster is being saved for the cart. */
  isSaving: boolean;
  /** True while the files of a cart line are being fetched. */
  isRestoring: boolean;
  /** The roster's number of pieces; null if the shopper chooses the quantity. */
  pieces: number | null;
  upchargeCents: Cents;
  logoRef: React.RefObject<HTMLInputElement | null>;
  rosterRef: React.RefObject<HTMLElement | null>;
  /**
   * The choices for the cart line; rejects if a script can't be loaded. Null if something is missing: then the error
   * is shown and focused.
   */
  prepare: () => Promise<LineChoice[] | null>;
  forget: (field: keyof TeamOrderProblems) => void;
  /** Shows the logo and roster of a cart line, to change them. */
  restore: (choices: readonly LineChoice[]) => void;
  reset: () => void;
  /** The draft of both so far; null for none. */
  draft: TeamOrderDraft | null;
  /** Continues with a kept draft. */
  adopt: (kept: TeamOrderDraft) => void;
};

export type TeamOrderDraft = { logo: ChoiceFile | null; roster: RosterDraft | null };

// Part of the cart's codec, which reads and writes lines with files.
const fetchFileChoices = () => import('@/lib/choices/file-choices');

const NO_PROBLEMS: TeamOrderProblems = { logo: null, roster: null };

/** Logo and roster of a product page. For other products it is empty and makes no requests. */
export function useTeamOrder(product: ProductView): TeamOrder {
  const settings = product.rosterSettings;
  const logo = useUpload('logo', () => forget('logo'));
  const roster = useRoster(product.id, settings);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [isSaving, setIsSaving] = useState(false);
  const [isRestoring, setIsRestoring] = useState(false);
  const logoRef = useRef<HTMLInputElement>(null);
  const rosterRef = useRef<HTMLElement>(null);
  const hasRoster = roster.state.phase !== 'empty';
  const summary = roster.state.phase === 'table' ? (roster.state.check?.summary ?? null) : null;

  const table = roster.state.phase === 'table' ? roster.state.table : null;
  const [seenTable, setSeenTable] = useState(table);
  if (seenTable !== table) {
    // An error about the roster belongs to the table at that time.
    setSeenTable(table);
    forget('roster');
  }

  function forget(field: keyof TeamOrderProblems) {
    setProblems((current) => (current[field] === null ? current : { ...current, [field]: null }));
  }

  function complain(found: TeamOrderProblems) {
    setProblems(found);
    // The error is rendered with the next frame; its container was there before.
    requestAnimationFrame(() => (found.logo ? logoRef : rosterRef).current?.focus());
  }

  async function prepare(): Promise<LineChoice[] | null> {
    if (isSaving || isRestoring) {
      return null;
    }
    if (!product.isTeamOrder) {
      return [];
    }
    const found = pickProblems(product, logo, roster);
    if (found.logo || found.roster) {
      complain(found);
      return null;
    }
    setProblems(NO_PROBLEMS);
    setIsSaving(hasRoster);
    const saved = await roster.save();
    setIsSaving(false);
    if (!saved.ok) {
      complain({ logo: null, roster: saved.error });
      return null;
    }
    const { fileChoices } = await fetchFileChoices();
    return fileChoices({ logo: logoFile, roster: saved.value });
  }

  const adopted = (work: (Promise<void> | null)[]) => {
    setProblems(NO_PROBLEMS);
    setIsRestoring(true);
    // Each shows its own error.
    void Promise.allSettled(work).then(() => setIsRestoring(false));
  };

  const logoFile = logo.sent && { uploadId: logo.sent.id, name: logo.sent.name, sha256: logo.sent.sha256 };
  const rosterDraft = draftOf(roster.state);

  return {
    settings,
    logo,
    roster,
    problems,
    isSaving,
    isRestoring,
    pieces: summary?.pieces ?? null,
    upchargeCents: cents(summary?.upchargeCents ?? 0),
    logoRef,
    rosterRef,
    prepare,
    forget,
    restore: (choices) =>
      adopted([
        fetchFileChoices().then(async ({ teamFilesOf }) => {
          const line = teamFilesOf(choices);
          await Promise.allSettled([
            line.logo && restoreLogo(logo, line.logo),
            line.roster && roster.restore(line.roster),
          ]);
        }),
      ]),
    draft: logoFile || rosterDraft ? { logo: logoFile, roster: rosterDraft } : null,
    adopt: (kept) =>
      adopted([kept.logo && restoreLogo(logo, kept.logo), kept.roster && roster.adopt(kept.roster)]),
    reset: () => {
      logo.clear();
      roster.clear();
      setProblems(NO_PROBLEMS);
    },
  };
}

async function restoreLogo(logo: Upload, file: ChoiceFile): Promise<void> {
  const opened = await openFile('logo', file.uploadId);
  if (opened.ok) {
    logo.adopt(opened.value);
  } else {
    logo.refuse(opened.error);
  }
}
