'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { takeReloadNote } from '@/components/release/reload';
import { buttonStyle } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import { adminUnsavedSentences } from '@/lib/messages/en/admin/unsaved';
import { adminWords } from '@/lib/messages/en/admin/words';
import { type PageState, pageState } from './page-state';
import { signInAgain } from './sign-in-again';
import { canKeep } from './typed-text';
import { isAllKept, isAnythingUnsaved, keepUnsaved, leaveOnPurpose } from './unsaved-forms';

const sentences = messages.pageState;

/**
 * A dialog above everything, also above open dialogs, which says that the page has a newer version or that the
 * session has ended, and continues with the typed input.
 */
export function PageStateDialog() {
  const state = useSyncExternalStore(pageState.subscribe, pageState.now, () => null);
  return (
    <>
      <ReloadNotice />
      <Dialog
        title={state === 'signed_out' ? sentences.signedOutTitle : sentences.newerTitle}
        isOpen={state !== null}
        onClose={pageState.close}
        size="small"
        footer={
          <>
            <button type="button" className={buttonStyle('secondary')} onClick={pageState.close}>
              {adminWords.notNow}
            </button>
            <button
              type="button"
              data-initial-focus
              className={buttonStyle('primary')}
              onClick={state === 'signed_out' ? signInAgain : loadAgain}
            >
              {state === 'signed_out' ? adminWords.signIn : adminUnsavedSentences.loadPageAgain}
            </button>
          </>
        }
      >
        {state !== null && <p role="alert">{explain(state)}</p>}
      </Dialog>
    </>
  );
}

function explain(state: PageState): string {
  const isKept = canKeep() && isAllKept();
  if (state === 'signed_out') {
    return isKept ? sentences.signedOut : sentences.signedOutUnkept;
  }
  if (!isAnythingUnsaved()) {
    return sentences.newerNothingTyped;
  }
  return isKept ? sentences.newerKept : sentences.newerUnkept;
}

function loadAgain(): void {
  keepUnsaved();
  leaveOnPurpose();
  window.location.reload();
}

/** Says that the page has reloaded by itself, until the person has seen it. */
function ReloadNotice() {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const note = takeReloadNote();
    if (note !== null) {
      setText(note === 'reloaded' ? sentences.reloaded : sentences.reloadedUnsaved);
    }
  }, []);
  return (
    text !== null && (
      <div className="page-width pt-4 print:hidden">
        <Notice kind="info" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {text}
          <button type="button" className={buttonStyle('quiet')} onClick={() => setText(null)}>
            {adminUnsavedSentences.ok}
          </button>
        </Notice>
      </div>
    )
  );
}
