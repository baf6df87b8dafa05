import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { grid } from '@/lib/testing/rosters/grid';
import { isPerson, isSentence, lineKind } from './line-kinds';

const LONG = 'Ava '.repeat(20).trim();

describe.each(
  Object.entries({
    total: grid(
      'Total|12',
      'Grand Total||31',
      'Subtotal|4',
      'sub total 4',
      'Team total|5 shirts in all',
      'Sum|9',
      'Summe|9',
      'Gesamtzahl|9',
      'Somme|9',
      'Count|9',
      'Number of players|9',
      'Total ordered|9',
      'Total shirts|9',
      'Total 12',
      '12 players',
      '12 shirts total',
      'S: 4',
      'S: 4|4 x M|YL - 3',
      'M|4',
      'M|4|L|3',
    ),
    example: grid('Example|Jane Doe|7|M', 'e.g. Jane Doe|7|M', 'Sample: Jane|7', 'Beispiel|Jane'),
    note: [
      ['* youth sizes'],
      ['† left early'],
      ['(see below)'],
      ['- call me'],
      ['1) send it back'],
      ['Please call'],
      ['Note', 'they will come by train'],
      ['Coach:', 'Dan Reyes'],
      ['Coach：', 'Dan Reyes'],
      ['coach@club.test'],
      ['http://club.test'],
      ['www.club.test'],
      ['10% off'],
      ['What a team!'],
      ['Coach: Dan'],
      ['All of the girls'],
      [LONG],
    ],
    none: grid(
      'Ava Torres|7|M|CANCELLED',
      'Ava Torres|7|M|canceled',
      'CANCELLED Ava Torres|7|M',
      'Cancelled: Ava|7|M',
      'Ava Torres|withdrawn|M',
      'Ava Torres|7|do not order',
    ),
    section: grid(
      'U12 Girls',
      '12U',
      'Under 14s',
      'Goalkeepers',
      '|Varsity:|',
      'Boys Team',
      'Team Roster',
      'Order form',
      'Squad A',
      'The players',
    ),
  }),
)('a line is not a person: %s', (kind, lines) => {
  it.each(lines.map((cells) => [cells]))('%j', (cells) => expect(lineKind(cells)).toBe(kind));
});

describe('a line stays, because it may be a person', () => {
  it.each<[string[]]>([
    [[]],
    [['', ' ']],
    [['Ava Torres', '7', 'M']],
    [['Ava Torres']],
    [['Ava T.']],
    [['Total', '7', 'M']],
    [['Total', 'The name of a boy who is called so, and more']],
    [['Summer Lane', '7', 'M']],
    [['Coach:', 'Dan', 'M']],
    [['Note', 'Anna', '7']],
    [['Please', '7', 'M']],
    [[LONG, '7', 'M']],
    [['12']],
    [['12 monkeys']],
    [['The Rock']],
    [['Example-Smith'.replace('Example', 'Exemplar'), '7']],
    [['Ava', '4 x M']],
    [['Girlsy']],
    [['M']],
    [['Ben', '4', 'L']],
    [['Squadron']],
    [['Cancelled']],
    [['Ava Torres', '7', 'M', 'Mia was cancelled']],
    [['Ava Quit', '7', 'M']],
  ])('%j', (cells) => expect(lineKind(cells)).toBeNull());
});

examples('%j is a person: %j', isPerson, [
  [['Ava Torres', 'M'], true],
  [['Ava Torres', '7', 'M'], true],
  [['Ava', 'Torres', '7'], true],
  [['Ava', 'Torres', '#12'], true],
  [['Ava', '7'], false],
  [['Ava', 'Torres'], false],
  [['Ava', 'Torres', '2024'], false],
  [['Coach:', 'Dan', 'M'], false],
  [['Coach：', 'Dan', 'M'], false],
  [['7', 'M'], false],
  [['', 'Ava', ' ', 'M'], true],
  [[], false],
]);

examples('%j is certainly a sentence: %j', isSentence, [
  ['Please fill in', true],
  ['Deadline Friday', true],
  ['Page 3', true],
  ['all the girls', true],
  [LONG, false],
  ['the girls', false],
  ['.', false],
  ['* M.', false],
  ['Ava Torres', false],
]);
