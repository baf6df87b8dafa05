import { describe, expect, it } from 'vitest';
import { grid } from '@/lib/testing/rosters/grid';
import { draftOfColumns } from '@/lib/testing/rosters/roster-tables';
import { nameBy, nameWays, wayId } from './name-columns';

const ways = (columns: string[][], isGenerated = false) =>
  nameWays(draftOfColumns(columns, isGenerated), (header) => header === 'Label').map(wayId);

const FULL = ['Name', 'Ava Torres', 'Ben Okafor'];
const FIRST = ['First name', 'Ava', 'Ben'];
const LAST = ['Last name', 'Torres', 'Okafor'];
const PRINT = ['Name on jersey', 'TORRES', 'BENNY'];
const NICK = ['Nickname', 'Ace', 'Benny'];

describe('the name', () => {
  it.each<[string, string[][], string[]]>([
    ['by its heading', [FULL, ['City', 'Rome', 'Bern']], ['column-0']],
    ['as it is printed', [FULL, PRINT], ['column-1']],
    ['of two that are printed', [PRINT, ['Back name', 'AVA', 'BEN']], ['column-0', 'column-1']],
    ['of two that are printed alike', [PRINT, ['Back name', 'TORRES', 'BENNY']], ['column-0']],
    ['of a first and a last one', [LAST, FIRST], ['joined-1-0']],
    ['of a whole one beside its parts', [FIRST, LAST, FULL], ['column-2']],
    ['of one word beside its parts', [FIRST, LAST, ['Name', 'Ava', 'Ben']], ['joined-0-1', 'column-2']],
    ['of one word beside a first one', [FIRST, ['Name', 'Torres', 'Okafor']], ['joined-0-1', 'column-1']],
    ['of one word beside a last one', [['Name', 'Ava', 'Ben'], LAST], ['joined-0-1', 'column-0']],
    ['of one word alone', grid('Name|Ava|Ben', 'Paid|y|n'), ['column-0']],
    ['turned round', [['Name', 'Torres, Ava', 'Okafor, Ben']], ['turned-0', 'column-0']],
    ['of two', [FULL, ['Player', 'Cy Lund', 'Dee Moss']], ['column-0', 'column-1']],
    [
      'of two, or of its parts',
      [FULL, ['Player', 'Cy', 'Dee'], FIRST, LAST],
      ['column-0', 'column-1', 'joined-2-3'],
    ],
    ['of two that say the same', [FULL, ['Player', ...FULL.slice(1)]], ['column-0']],
    ['or a nickname', [FULL, NICK], ['column-0', 'column-1']],
    ['a nickname alone', [NICK, ['Paid', 'y', 'n']], ['column-0']],
    ['or what stands below a garment', [FULL, ['Jersey', 'TORRES', 'BENNY']], ['column-0', 'column-1']],
    ['and no garment of which there are few', [FULL, ['Jersey', 'red', 'red']], ['column-0']],
    ['a last one alone', [LAST, ['Paid', 'y', 'n']], ['column-0']],
    ['a first one alone', [FIRST, ['Paid', 'y', 'n']], ['column-0']],
    ['with a part that has no heading', grid('Name|Ava|Ben', '|Torres|Okafor'), ['column-0', 'joined-0-1']],
    ['without a part that is mostly empty', grid('Name|Ava|Ben|Cy', '|Torres||'), ['column-0']],
    ['as the shop calls it', grid('Label|Ava Torres|Ben Okafor', 'City|Rome|Bern'), ['column-0']],
    [
      'of a heading that nobody knows',
      grid('Whatever|Ava Torres|Ben Okafor', 'City|Rome|Bern'),
      ['column-0'],
    ],
    [
      'of two that nobody knows',
      grid('What|Ava|Ben', 'Ever|Torres|Okafor'),
      ['joined-0-1', 'column-0', 'column-1'],
    ],
    [
      'of two apart that nobody knows',
      grid('What|Ava|Ben', 'Paid|y|n', 'Ever|Torres|Okafor'),
      ['column-0', 'column-2'],
    ],
    [
      'of a heading that nobody knows, turned round',
      [['What', 'Torres, Ava', 'Okafor, Ben']],
      ['turned-0', 'column-0'],
    ],
    ['is no parent', [['Parent', 'Ava Torres', 'Ben Okafor']], []],
    ['is no word that all have', [['What', 'Rome', 'Rome', 'Rome']], []],
    ['is no number', [['Name', '7', '8']], []],
  ])('%s', (_name, columns, expected) => expect(ways(columns)).toEqual(expected));

  it('of a list without headings is found by the cells, not by the made-up headings', () => {
    expect(ways([FIRST, LAST], true)).toEqual(['joined-0-1', 'column-0', 'column-1']);
  });
});

it.each<[Parameters<typeof nameBy>[0], string[], string]>([
  [{ kind: 'column', column: 1 }, ['x', ' Ava '], 'Ava'],
  [{ kind: 'column', column: 0 }, ['Torres, Ava'], 'Torres, Ava'],
  [{ kind: 'column', column: 4 }, ['x'], ''],
  [{ kind: 'joined', first: 1, last: 0 }, [' Torres', 'Ava '], 'Ava Torres'],
  [{ kind: 'joined', first: 1, last: 0 }, ['Torres', ' '], 'Torres'],
  [{ kind: 'turned', column: 0 }, ['Torres , Ava'], 'Ava Torres'],
  [{ kind: 'turned', column: 0 }, ['Torres,'], 'Torres'],
  [{ kind: 'turned', column: 0 }, ['Ava'], 'Ava'],
])('%j of %j is %j', (way, cells, name) => expect(nameBy(way, cells)).toBe(name));
