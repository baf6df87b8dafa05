// What prevents adding a team product to the cart.
import type { ProductView } from '@/lib/catalog/products/product-views';
import { ROSTER_NO_ROWS } from '@/lib/messages/en/rosters/roster-no-rows';
import { fileProblemSentences } from '@/lib/messages/en/shop/file-problems';
import { productFilesSentences } from '@/lib/messages/en/shop/product-files';
import type { RosterState } from './roster/roster-state';
import type { UploadState } from './upload-state';

/** An error sentence for each field; null if it is fine. */
export type TeamOrderProblems = { logo: string | null; roster: string | null };

type Requirements = Pick<ProductView, 'requiresLogo' | 'requiresRoster'>;

const say = productFilesSentences;

function logoProblem(isRequired: boolean, { sent, running, error }: UploadState<unknown>): string | null {
  if (running) {
    return say.logoUploading;
  }
  // An upload failed: the shopper wanted the file in the order, so the order must not go on without it unnoticed. A
  // refused file does not count: the shopper has been told.
  if (error?.canRetry && !sent) {
    return error.message;
  }
  return isRequired && !sent ? fileProblemSentences.logoMissing : null;
}

function rosterProblem(
  isRequired: boolean,
  state: RosterState,
  { running, error }: UploadState<unknown>,
): string | null {
  if (running || state.phase === 'reading') {
    return say.rosterUploading;
  }
  switch (state.phase) {
    case 'empty':
      return error?.canRetry ? error.message : isRequired ? fileProblemSentences.rosterMissing : null;
    case 'unread':
      return say.rosterUnread;
    case 'asked':
      return say.rosterAsked;
    case 'asIs':
      return null;
    case 'table': {
      const { check, table } = state;
      if (check?.table === table && check.summary.pieces === 0) {
        return ROSTER_NO_ROWS;
      }
      return check && check.table === table && check.errorCount > 0 ? say.fixFirst(check.errorCount) : null;
    }
  }
}

/** Checks what this page knows; the server checks again. */
export const pickProblems = (
  { requiresLogo, requiresRoster }: Requirements,
  logo: UploadState<unknown>,
  roster: { state: RosterState; upload: UploadState<unknown> },
): TeamOrderProblems => ({
  logo: logoProblem(requiresLogo, logo),
  roster: rosterProblem(requiresRoster, roster.state, roster.upload),
});
