// Applies a saved team to a product, and finds the sentences for its shopper. Pure.
import { teamReuseSentences as say } from '@/lib/messages/en/shop/team-reuse';
import { isEmptyRow } from '@/lib/rosters/check-roster';
import { onlyNew } from '@/lib/rosters/reuse/compare-teams';
import { sizesUp } from '@/lib/rosters/reuse/sizes-up';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import type { SetAside } from '@/lib/rosters/understanding/reading-types';

export type HowToUse = 'as_it_stands' | 'sizes_up' | 'only_new';

export type AppliedTeam = {
  /** The new roster for the page; null if the current one stays. */
  table: RosterTable | null;
  /** People of the page's list who were left out, so that they can be restored. */
  setAside: SetAside[];
  /** Sentences. */
  told: string[];
};

/** Names for a sentence's list. */
const MOST_NAMES = 8;

type Team = { name: string; table: RosterTable };

type Given = {
  settings: RosterSettings;
  how: HowToUse;
  team: Team;
  /** The page's list; null without one. */
  list: RosterTable | null;
};

/** The roster that a team gives. */
export function applyTeam({ settings, how, team, list }: Given): AppliedTeam {
  switch (how) {
    case 'as_it_stands':
      return { table: team.table, setAside: [], told: [usedText(team)] };
    case 'sizes_up':
      return withSizesUp(settings, team);
    case 'only_new':
      return list === null
        ? { table: null, setAside: [], told: [say.onlyNewNeedsList] }
        : withOnlyNew(settings, team, list);
  }
}

const usedText = ({ name, table }: Team): string =>
  say.used(name, table.rows.filter((row) => !isEmptyRow(row)).length);

function withSizesUp(settings: RosterSettings, team: Team): AppliedTeam {
  const raised = sizesUp(settings, team.table);
  if (raised === null) {
    return { table: team.table, setAside: [], told: [usedText(team), say.noSizes] };
  }
  const { table, changed, kept, without } = raised;
  const more = kept.length - MOST_NAMES;
  return {
    table,
    setAside: [],
    told: [
      usedText(team),
      say.sizesRaised(changed),
      ...kept
        .slice(0, MOST_NAMES)
        .map(({ who, row, size, reason }) =>
          reason === 'largest' ? say.largest(who, row, size) : say.notOffered(who, row, size),
        ),
      ...(more > 0 ? [say.moreKept(more)] : []),
      ...(without > 0 ? [say.withoutSize(without)] : []),
    ],
  };
}

function withOnlyNew(settings: RosterSettings, team: Team, list: RosterTable): AppliedTeam {
  const compared = onlyNew(settings, list, team.table);
  if (compared === null) {
    return { table: null, setAside: [], told: [say.noNames] };
  }
  const { table, known, added } = compared;
  if (added === 0) {
    return { table: null, setAside: [], told: [say.nobodyNew] };
  }
  const names = known.slice(0, MOST_NAMES).map(({ who }) => who);
  return {
    table,
    setAside: asideOf(list, known),
    told: [
      say.newOnes(added),
      ...(known.length === 0 ? [] : [say.leftOut(names, Math.max(0, known.length - MOST_NAMES))]),
    ],
  };
}

/** Puts the left-out people back, each above its former next row. */
function asideOf(list: RosterTable, known: readonly { row: number }[]): SetAside[] {
  const gone = new Set(known.map(({ row }) => row));
  let at = 0;
  return list.rows.flatMap((cells, row): SetAside[] => {
    if (!gone.has(row)) {
      at += 1;
      return [];
    }
    return [{ reason: 'known', text: cells.filter((cell) => cell !== '').join(', '), cells, at }];
  });
}
