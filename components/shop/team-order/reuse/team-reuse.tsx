'use client';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useShopperName } from '@/components/session/use-shopper-name';
import { plainButtonStyle } from '@/components/shop/team-order/answer-field';
import type { TeamOrder, TeamOrderDraft } from '@/components/shop/team-order/use-team-order';
import { Notice } from '@/components/ui/notice';
import { teamReuseSentences as say } from '@/lib/messages/en/shop/team-reuse';
import { isEmptyRow } from '@/lib/rosters/check-roster';
import { type TeamKey, teamInHash } from './team-in-address';

// Loaded when somebody opens them.
const TeamChoice = dynamic(() => import('./team-choice').then((module) => module.TeamChoice), { ssr: false });
const SaveTeam = dynamic(() => import('./save-team').then((module) => module.SaveTeam), { ssr: false });

type Told = { sentences: string[]; before: TeamOrderDraft | null; hasReplaced: boolean };

type TeamReuseProps = { productId: string; teamOrder: TeamOrder };

/** For signed-in shoppers: use a saved team for this product, and save this product's team for the next time. */
export function TeamReuse({ productId, teamOrder }: TeamReuseProps) {
  const isSignedIn = useShopperName() !== null;
  const [open, setOpen] = useState<'choose' | 'save' | null>(null);
  const [wanted, setWanted] = useState<TeamKey | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { state } = teamOrder.roster;
  const table = state.phase === 'table' ? state.table : null;
  const hasPeople = table?.rows.some((row) => !isEmptyRow(row)) ?? false;

  // The message is about the page's current list, so it is cleared with it.
  const isBlank = teamOrder.draft === null && !teamOrder.isRestoring;
  const [wasBlank, setWasBlank] = useState(isBlank);
  if (wasBlank !== isBlank) {
    setWasBlank(isBlank);
    if (told !== null && told.hasReplaced === isBlank) {
      setTold(null);
    }
  }

  useEffect(() => {
    const key = teamInHash(window.location.hash);
    if (key !== null) {
      // A reload must not apply the team again.
      window.history.replaceState(
        window.history.state,
        '',
        window.location.pathname + window.location.search,
      );
      setWanted(key);
      setOpen('choose');
    }
  }, []);

  /** The dialog unmounts without restoring the focus, so this does. */
  function close(button: React.RefObject<HTMLButtonElement | null>) {
    setOpen(null);
    // Until the next frame everything outside the dialog is inert.
    requestAnimationFrame(() => button.current?.focus());
  }

  function undo(before: TeamOrderDraft | null) {
    setTold({ sentences: [say.undone], before: null, hasReplaced: false });
    if (before?.roster == null) {
      teamOrder.roster.clear();
    }
    if (before?.logo == null) {
      teamOrder.logo.clear();
    }
    if (before !== null) {
      teamOrder.adopt(before);
    }
  }

  if (!isSignedIn && open === null) {
    return null;
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-x-5">
        <button
          ref={chooseButton}
          type="button"
          onClick={() => {
            setWanted(null);
            setOpen('choose');
          }}
          className={plainButtonStyle}
        >
          {say.open}
        </button>
        {hasPeople && (
          <button ref={saveButton} type="button" onClick={() => setOpen('save')} className={plainButtonStyle}>
            {say.save}
          </button>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {told && (
          <Notice kind="info">
            <ul className="flex flex-col gap-1">
              {told.sentences.map((sentence) => (
                <li key={sentence} className="break-words">
                  {sentence}
                </li>
              ))}
            </ul>
            {told.hasReplaced && (
              <button type="button" onClick={() => undo(told.before)} className={plainButtonStyle}>
                {say.undo}
              </button>
            )}
          </Notice>
        )}
      </div>
      {open === 'choose' &&
        outsideOfForm(
          <TeamChoice
            productId={productId}
            settings={teamOrder.settings}
            list={hasPeople ? table : null}
            wanted={wanted}
            onClose={() => close(chooseButton)}
            onUse={({ draft, told: sentences }) => {
              close(chooseButton);
              setTold({ sentences, before: teamOrder.draft, hasReplaced: draft !== null });
              if (draft !== null) {
                teamOrder.adopt(draft);
              }
            }}
          />,
        )}
      {open === 'save' &&
        table !== null &&
        outsideOfForm(
          <SaveTeam
            productId={productId}
            table={table}
            logoUploadId={teamOrder.logo.sent?.id ?? null}
            onClose={() => close(saveButton)}
          />,
        )}
    </div>
  );
}

/** Rendered outside the product's form, because a form cannot contain another. */
const outsideOfForm = (dialog: React.ReactNode) => createPortal(dialog, document.body);
