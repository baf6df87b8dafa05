import { describe, expect, it } from 'vitest';
import type { RosterTable } from '@/lib/rosters/roster-table';
import { noRoster, type RosterState, rosterState } from './roster/roster-state';
import { pickProblems } from './team-order-problems';
import { noUpload, type UploadState } from './upload-state';

const both = { requiresLogo: true, requiresRoster: true };
const neither = { requiresLogo: false, requiresRoster: false };
const sent: UploadState<unknown> = { ...noUpload, sent: 'badge' };
const running: UploadState<unknown> = { ...noUpload, running: { name: 'x', share: 0.5 } };
const failed: UploadState<unknown> = { ...noUpload, error: { message: 'No connection', canRetry: true } };
const refused: UploadState<unknown> = { ...noUpload, error: { message: 'Not an image', canRetry: false } };
const table: RosterTable = { columns: [], rows: [] };

const tableWith = (errorCount: number, checked = table, pieces = 14): RosterState =>
  rosterState(rosterState(noRoster, { type: 'typeIn', table }), {
    type: 'count',
    check: { table: checked, errorCount, summary: { pieces, sizes: [], upchargeCents: 0 } },
  });

const problemsOf = (needs: typeof both, logo: UploadState<unknown>, state: RosterState, upload = noUpload) =>
  pickProblems(needs, logo, { state, upload });

describe('what prevents adding a team product to the cart', () => {
  it('is a required logo or roster that is missing', () => {
    expect(problemsOf(both, noUpload, noRoster)).toEqual({
      logo: 'Please upload a logo for this team order',
      roster: 'Please upload a roster CSV file',
    });
    expect(problemsOf(neither, noUpload, noRoster)).toEqual({ logo: null, roster: null });
  });

  it('is nothing if both are there', () => {
    expect(problemsOf(both, sent, tableWith(0))).toEqual({ logo: null, roster: null });
  });

  it('is a file that is still uploading, required or not', () => {
    expect(problemsOf(neither, running, noRoster).logo).toContain('still being uploaded');
    expect(pickProblems(neither, sent, { state: noRoster, upload: running }).roster).toContain('still');
  });

  it('is a file that failed to upload, but not one that was refused and is optional', () => {
    expect(problemsOf(neither, failed, noRoster).logo).toBe('No connection');
    expect(problemsOf(neither, refused, noRoster).logo).toBeNull();
    expect(problemsOf(both, refused, noRoster).logo).toBe('Please upload a logo for this team order');
  });

  it('is an empty roster', () => {
    expect(problemsOf(neither, sent, tableWith(1, table, 0)).roster).toContain('nobody on this roster');
  });

  it('is every error in the table, once the current table is counted', () => {
    expect(problemsOf(neither, sent, tableWith(3)).roster).toBe('Please fix 3 things in the roster first');
    expect(problemsOf(neither, sent, tableWith(1)).roster).toBe('Please fix one thing in the roster first');
    expect(problemsOf(neither, sent, tableWith(3, { columns: [], rows: [] })).roster).toBeNull();
  });
});
