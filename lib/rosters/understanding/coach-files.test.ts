// Rosters as coaches write them. For each: the resulting people, or the question, or the refusal. For all of them: no
// file may give an order that is wrong.
import { describe, expect, it, vi } from 'vitest';
import { ok } from '@/lib/result';
import { type Cells, csvFile, outcomeOf, struckFile, workbookFile } from '@/lib/testing/hostile/coach-files';
import { grid } from '@/lib/testing/rosters/grid';
import type { ReadingJob } from '../reader/read-and-understand';
import type { Answers } from './reading-types';

// These tests check content, not speed. They read in this process, so that mutation tests see their changes.
vi.mock('../reader/reader-pool', async () => {
  const { readAndUnderstand } = await import('../reader/read-and-understand');
  return { runInReader: async (job: ReadingJob) => ok(readAndUnderstand(job)) };
});

/** The three people of most files, as they must be made. */
const TEAM = ['Ava Torres|7|M', 'Ben Okafor|12|L', 'Cy Lund|33|S'];

type Expected = {
  /** All people as they must be made: name, number and size. */
  people: string[];
  /** The questions on the way, with their answers. */
  answers?: Answers;
  /** The lines that are left out of the order and shown to the coach. */
  aside?: string[];
  /** The shopper must fix an error first, so the result is not orderable. */
  isUnfinished?: true;
};

type CoachFile = [name: string, file: () => Uint8Array, expected: Expected, fileName?: string];

const text = (lines: string) => () => csvFile(lines);
const sheet =
  (cells: Cells, ...rest: Parameters<typeof workbookFile> extends [unknown, ...infer Rest] ? Rest : never) =>
  () =>
    workbookFile({ Sheet1: cells }, ...rest);

const HEAD = ['Name', 'Number', 'Size'];
const AVA = ['Ava Torres', '7', 'M'];
const BEN = ['Ben Okafor', '12', 'L'];
const CY = ['Cy Lund', '33', 'S'];
const LIST = [HEAD, AVA, BEN, CY];
const rows = 'Ava Torres,7,M\nBen Okafor,12,L\nCy Lund,33,S\n';
const latin = (lines: string) => () => new Uint8Array(Buffer.from(lines, 'latin1'));
const utf16 = (lines: string) => () => new Uint8Array(Buffer.from(`\ufeff${lines}`, 'utf16le'));

const LEFT: CoachFile[] = [
  [
    'somebody who was cancelled, beside the others',
    text(
      'Name,Number,Size,Comment\nAva Torres,7,M,\nDee Moss,9,L,CANCELLED\nBen Okafor,12,L,\nCy Lund,33,S,\n',
    ),
    { people: TEAM, aside: ['none: Dee Moss · 9 · L · CANCELLED'] },
  ],
];

const GONE = ['Dee Moss', '9', 'L'];
const STRUCK: CoachFile[] = [
  [
    'somebody who is crossed out',
    () => struckFile([HEAD, AVA, GONE, BEN, CY], ['A3', 'B3', 'C3']),
    { people: TEAM, aside: ['struck: Dee Moss · 9 · L'] },
    'team.xlsx',
  ],
  [
    'a size that is crossed out, whose row is left out',
    () => struckFile([HEAD, AVA, GONE, BEN, CY], ['C3']),
    { people: TEAM, aside: ['struck: Dee Moss · 9 · L'], answers: { struck: 'leave' } },
    'team.xlsx',
  ],
  [
    'a name that is crossed out, whose row is taken all the same',
    () => struckFile([HEAD, AVA, BEN, CY], ['A3']),
    { people: TEAM, answers: { struck: 'take' } },
    'team.xlsx',
  ],
  [
    'everybody crossed out, who are taken all the same',
    () => struckFile([HEAD, AVA, BEN], ['A2', 'B2', 'C2', 'A3', 'B3', 'C3']),
    { people: TEAM.slice(0, 2), answers: { struck: 'take' } },
    'team.xlsx',
  ],
  [
    'headings that are crossed out, which says nothing of the people',
    () => struckFile([HEAD, AVA, BEN, CY], ['A1', 'B1', 'C1']),
    { people: TEAM },
    'team.xlsx',
  ],
];

const MARKED: CoachFile[] = [
  [
    'captains and keepers, marked behind their names',
    text('Name,Number,Size\nAva Torres (C),7,M\nBen Okafor*,12,L\nCy Lund - GK,33,S\n'),
    { people: TEAM, answers: { marks: 'leave' } },
  ],
  [
    'a mark that is printed',
    text('Name,Number,Size\nAva Torres (C),7,M\nBen Okafor,12,L\nCy Lund,33,S\n'),
    { people: ['Ava Torres (C)|7|M', ...TEAM.slice(1)], answers: { marks: 'take' } },
  ],
  [
    'marks behind last names, before the names are joined',
    text('First,Last,Number,Size\nAva,Torres (C),7,M\nBen,Okafor,12,L\nCy,Lund,33,S\n'),
    { people: TEAM, answers: { marks: 'leave' } },
  ],
  [
    'marks behind names that are turned round',
    text('Name,Number,Size\n"Torres, Ava (C)",7,M\n"Okafor, Ben",12,L\n"Lund, Cy",33,S\n'),
    { people: TEAM, answers: { marks: 'leave', name: 'turned-0' } },
  ],
  [
    'marks in a cell that holds all of somebody',
    text('Player\n7 Ava Torres (C) M\n12 Ben Okafor L\n33 Cy Lund S\n'),
    { people: TEAM, answers: { marks: 'leave' } },
  ],
  [
    'a nickname in brackets, which is no mark',
    text('Name,Number,Size\nAva (Ace) Torres,7,M\nBen Okafor,12,L\nCy Lund,33,S\n'),
    { people: ['Ava (Ace) Torres|7|M', ...TEAM.slice(1)] },
  ],
];

const COUNTERS: CoachFile[] = [
  [
    'a row counter beside “Jersey #”',
    text('#,Name,Jersey #,Size\n1,Ava Torres,7,M\n2,Ben Okafor,12,L\n3,Cy Lund,33,S\n'),
    { people: TEAM },
  ],
  [
    'a row counter beside “Kit Nr”',
    text('#,Name,Kit Nr,Size\n1,Ava Torres,7,M\n2,Ben Okafor,12,L\n3,Cy Lund,33,S\n'),
    { people: TEAM },
  ],
  [
    'a row counter beside “Shirt”',
    text('No.,Player,Shirt,Size\n1,Ava Torres,7,M\n2,Ben Okafor,12,L\n3,Cy Lund,33,S\n'),
    { people: TEAM },
  ],
  [
    'a row counter beside “Rückennummer”',
    text('Nr;Name;Rückennummer;Größe\n1;Ava Torres;7;M\n2;Ben Okafor;12;L\n3;Cy Lund;33;S\n'),
    { people: TEAM },
  ],
  [
    'a row counter beside “Number on back”',
    text('No,Name,Number on back,Size\n1,Ava Torres,7,M\n2,Ben Okafor,12,L\n3,Cy Lund,33,S\n'),
    { people: TEAM },
  ],
  [
    'nothing but a column that counts 1, 2, 3',
    text('#,Name,Size\n1,Ava Torres,M\n2,Ben Okafor,L\n3,Cy Lund,S\n'),
    { people: ['Ava Torres||M', 'Ben Okafor||L', 'Cy Lund||S'], answers: { number: 'none' } },
  ],
  [
    'a column that counts 1, 2, 3, which is the number after all',
    text('#,Name,Size\n1,Ava Torres,M\n2,Ben Okafor,L\n3,Cy Lund,S\n'),
    { people: ['Ava Torres|1|M', 'Ben Okafor|2|L', 'Cy Lund|3|S'], answers: { number: 'column-0' } },
  ],
  [
    '“Jersey #” that runs 1, 2, 3',
    text('Name,Jersey #,Size\nAva Torres,1,M\nBen Okafor,2,L\nCy Lund,3,S\n'),
    { people: ['Ava Torres|1|M', 'Ben Okafor|2|L', 'Cy Lund|3|S'] },
  ],
  [
    'two plain numbers',
    text('No.,Name,Number,Size\n4,Ava Torres,7,M\n9,Ben Okafor,12,L\n2,Cy Lund,33,S\n'),
    { people: TEAM, answers: { number: 'column-2' } },
  ],
  [
    'a counter and a number, without headings',
    text('1,Ava Torres,7,M\n2,Ben Okafor,12,L\n3,Cy Lund,33,S\n'),
    { people: TEAM, answers: { number: 'column-2' } },
  ],
  [
    'home and away numbers',
    text('Name,Home #,Away #,Size\nAva Torres,7,70,M\nBen Okafor,12,20,L\nCy Lund,33,30,S\n'),
    { people: TEAM, answers: { number: 'column-1' } },
  ],
  [
    'numbers below no heading',
    text('Name,,Size\nAva Torres,7,M\nBen Okafor,12,L\nCy Lund,33,S\n'),
    { people: TEAM, answers: { number: 'column-1' } },
  ],
  [
    'a hidden “#”',
    () =>
      workbookFile({
        Team: [grid('#|Name|Size', '4|Ava Torres|M', '9|Ben Okafor|L'), { hiddenColumns: [0] }],
      }),
    { people: ['Ava Torres||M', 'Ben Okafor||L'], answers: { hiddenColumns: 'leave' } },
  ],
  [
    'an age beside the number',
    text('Name,Age,Number,Size\nAva Torres,11,7,M\nBen Okafor,12,12,L\nCy Lund,11,33,S\n'),
    { people: TEAM },
  ],
  [
    'an age and no number',
    text('Name,Age,Grade,Size\nAva Torres,11,6,M\nBen Okafor,12,7,L\n'),
    { people: ['Ava Torres||M', 'Ben Okafor||L'] },
  ],
  [
    'the number of shirts as “Shirts”',
    text('Name,Size,Shirts\nAva Torres,M,1\nBen Okafor,L,1\nCy Lund,S,1\nDee Fox,S,1\n'),
    { people: ['Ava Torres||M', 'Ben Okafor||L', 'Cy Lund||S', 'Dee Fox||S'], answers: { number: 'none' } },
  ],
  [
    'a counter from which somebody was taken out',
    text('#,Name,Size\n1,Ava Torres,M\n2,Ben Okafor,L\n4,Cy Lund,S\n'),
    { people: ['Ava Torres||M', 'Ben Okafor||L', 'Cy Lund||S'], answers: { number: 'none' } },
  ],
  [
    'a counter that begins anew',
    text('#,Name,Size\n1,Ava Torres,M\n2,Ben Okafor,L\nGirls,,\n1,Cy Lund,S\n2,Dee Fox,S\n'),
    { people: ['Ava Torres||M', 'Ben Okafor||L', 'Cy Lund||S', 'Dee Fox||S'], answers: { number: 'none' } },
  ],
  [
    'numbers in order that are no counter',
    text('#,Name,Size\n1,Ava Torres,M\n4,Ben Okafor,L\n9,Cy Lund,S\n'),
    { people: ['Ava Torres|1|M', 'Ben Okafor|4|L', 'Cy Lund|9|S'] },
  ],
];

const NAMES: CoachFile[] = [
  [
    '“Name on Jersey” beside “Player”',
    text('Player,Name on Jersey,Number,Size\nAva Torres,TORRES,7,M\nBen Okafor,BIG BEN,12,L\n'),
    { people: ['TORRES|7|M', 'BIG BEN|12|L'] },
  ],
  [
    '“Name on Back” beside “Name”',
    text('Name,Name on Back,Number,Size\nAva Torres,TORRES,7,M\nBen Okafor,BIG BEN,12,L\n'),
    { people: ['TORRES|7|M', 'BIG BEN|12|L'] },
  ],
  [
    '“Print name” beside “Player”',
    text('Player,Print name,#,Size\nAva Torres,TORRES,7,M\nBen Okafor,BIG BEN,12,L\n'),
    { people: ['TORRES|7|M', 'BIG BEN|12|L'] },
  ],
  [
    '“Jersey Name” and “Full Name”',
    text('Full Name,Jersey Name,Jersey Number,Jersey Size\nAva Torres,TORRES,7,M\nBen Okafor,BIG BEN,12,L\n'),
    { people: ['TORRES|7|M', 'BIG BEN|12|L'] },
  ],
  [
    'a gap in “Name on Jersey”',
    text('Player,Name on Jersey,Number,Size\nAva Torres,TORRES,7,M\nBen Okafor,,12,L\n'),
    { people: ['TORRES|7|M', '|12|L'], isUnfinished: true },
  ],
  [
    '“Name on jersey?” that is yes or no',
    text('Player,Name on jersey?,Number,Size\nAva Torres,Yes,7,M\nBen Okafor,No,12,L\n'),
    { people: ['Ava Torres|7|M', 'Ben Okafor|12|L'] },
  ],
  [
    '“First” and “Last”',
    text('First,Last,Number,Size\nAva,Torres,7,M\nBen,Okafor,12,L\nCy,Lund,33,S\n'),
    { people: TEAM },
  ],
  [
    '“Last Name” before “First Name”',
    text('Last Name,First Name,No.,Shirt Size\nTorres,Ava,7,M\nOkafor,Ben,12,L\nLund,Cy,33,S\n'),
    { people: TEAM },
  ],
  [
    "“Player's First Name” and “Player's Last Name”",
    text(
      "Player's First Name,Player's Last Name,Jersey #,Size\nAva,Torres,7,M\nBen,Okafor,12,L\nCy,Lund,33,S\n",
    ),
    { people: TEAM },
  ],
  [
    '“Vorname” and “Name”',
    text('Name;Vorname;Nummer;Größe\nTorres;Ava;7;M\nOkafor;Ben;12;L\nLund;Cy;33;S\n'),
    { people: TEAM, answers: { name: 'joined-1-0' } },
  ],
  [
    'one heading over two columns of a name',
    sheet([
      ['Name', '', 'Number', 'Size'],
      ['Ava', 'Torres', 7, 'M'],
      ['Ben', 'Okafor', 12, 'L'],
      ['Cy', 'Lund', 33, 'S'],
    ]),
    { people: TEAM, answers: { name: 'joined-0-1' } },
  ],
  [
    '“Player” and “Nickname”',
    text('Player,Nickname,Number,Size\nAva Torres,Flash,7,M\nBen Okafor,Tank,12,L\n'),
    { people: ['Flash|7|M', 'Tank|12|L'], answers: { name: 'column-1' } },
  ],
  [
    'last name first, with a comma',
    text('Name,Number,Size\n"Torres, Ava",7,M\n"Okafor, Ben",12,L\n"Lund, Cy",33,S\n'),
    { people: TEAM, answers: { name: 'turned-0' } },
  ],
  ['“Child”', text('Child,Jersey,Sz\nAva Torres,7,M\nBen Okafor,12,L\nCy Lund,33,S\n'), { people: TEAM }],
  [
    '“Nm.” and “Jersey”',
    text('Nm.,Nr.,Jersey\nAva Torres,7,M\nBen Okafor,12,L\nCy Lund,33,S\n'),
    { people: TEAM },
  ],
  [
    '“Jersey” with the name on it',
    text('Jersey,#,Size\nTORRES,7,M\nOKAFOR,12,L\n'),
    { people: ['TORRES|7|M', 'OKAFOR|12|L'] },
  ],
  [
    'a parent, a phone and a team beside',
    text(
      'Team,Player,Parent name,Phone,Jersey #,Shirt size\nHawks,Ava Torres,Rosa Torres,555-1234,7,M\nHawks,Ben Okafor,Ada Okafor,555-2345,12,L\nHawks,Cy Lund,Per Lund,555-3456,33,S\n',
    ),
    { people: TEAM },
  ],
  [
    'a team in the first column, without headings',
    text('Hawks,Ava Torres,7,M\nHawks,Ben Okafor,12,L\nHawks,Cy Lund,33,S\n'),
    { people: TEAM },
  ],
  [
    'first and last names without headings',
    text('Ava,Torres,7,M\nBen,Okafor,12,L\nCy,Lund,33,S\n'),
    { people: TEAM, answers: { name: 'joined-0-1' } },
  ],
  [
    '“Player” that only counts them',
    text('Player,Name,Number,Size\n1,Ava Torres,7,M\n2,Ben Okafor,12,L\n3,Cy Lund,33,S\n'),
    { people: TEAM },
  ],
];

const SHEETS: CoachFile[] = [
  [
    'two sheets, the first',
    () => workbookFile({ U10: LIST, U12: [HEAD, ['Dee Fox', '4', 'XL']] }),
    { people: TEAM, answers: { part: 'table-0' } },
  ],
  [
    'two sheets, the second',
    () => workbookFile({ U10: LIST, U12: [HEAD, ['Dee Fox', '4', 'XL']] }),
    { people: ['Dee Fox|4|XL'], answers: { part: 'table-1' } },
  ],
  [
    'two sheets, both',
    () => workbookFile({ U10: LIST, U12: [HEAD, ['Dee Fox', '4', 'XL']] }),
    { people: [...TEAM, 'Dee Fox|4|XL'], answers: { part: 'all' } },
  ],
  [
    'two sheets with other headings, both',
    () =>
      workbookFile({
        U10: LIST,
        U12: [
          ['Player', 'Shirt size', '#'],
          ['Dee Fox', 'XL', 4],
        ],
      }),
    { people: [...TEAM, 'Dee Fox|4|XL'], answers: { part: 'all' } },
  ],
  [
    'a sheet of instructions first',
    () =>
      workbookFile({
        'Read me': [['How to fill this in'], ['Please write one player in each row.']],
        Team: LIST,
      }),
    { people: TEAM, aside: ['sheet: How to fill this in', 'sheet: Please write one player in each row.'] },
  ],
  [
    'a summary of sizes on a second sheet',
    () =>
      workbookFile({
        Team: LIST,
        Summary: [
          ['Size', 'Count'],
          ['S', 1],
          ['M', 1],
          ['L', 1],
        ],
      }),
    { people: TEAM, aside: ['sheet: Size · Count', 'sheet: S · 1', 'sheet: M · 1', 'sheet: L · 1'] },
  ],
  [
    'an empty and a hidden sheet before',
    () => workbookFile({ Empty: [], Old: [[HEAD, ['Old One', '1', 'S']], { isHidden: true }], Team: LIST }),
    { people: TEAM },
  ],
  [
    'two teams side by side',
    text(
      'Red,,,,Blue,,\nName,#,Size,,Name,#,Size\nAva Torres,7,M,,Dee Fox,4,XL\nBen Okafor,12,L,,,,\nCy Lund,33,S,,,,\n',
    ),
    { people: [...TEAM, 'Dee Fox|4|XL'], answers: { part: 'all' } },
  ],
  [
    'two teams side by side, the second',
    text(
      'Red,,,,Blue,,\nName,#,Size,,Name,#,Size\nAva Torres,7,M,,Dee Fox,4,XL\nBen Okafor,12,L,,,,\nCy Lund,33,S,,,,\n',
    ),
    { people: ['Dee Fox|4|XL'], answers: { part: 'table-1' } },
  ],
  [
    'two teams side by side without a gap',
    text(
      '#,Name,Size,#,Name,Size\n7,Ava Torres,M,4,Dee Fox,XL\n12,Ben Okafor,L,5,Eli Marsh,M\n33,Cy Lund,S,,,\n',
    ),
    { people: [...TEAM, 'Dee Fox|4|XL', 'Eli Marsh|5|M'], answers: { part: 'all' } },
  ],
  [
    'two teams side by side without headings',
    text('Ava Torres,7,M,,Dee Fox,4,XL\nBen Okafor,12,L,,Eli Marsh,5,M\nCy Lund,33,S,,Finn Ode,6,S\n'),
    { people: [...TEAM, 'Dee Fox|4|XL', 'Eli Marsh|5|M', 'Finn Ode|6|S'], answers: { part: 'all' } },
  ],
  [
    'a blank column behind the names',
    text('Name,,Number,Size\nAva Torres,,7,M\nBen Okafor,,12,L\nCy Lund,,33,S\n'),
    { people: TEAM },
  ],
  [
    'a blank column between first and last names',
    text('First name,,Last name,#,Size\nAva,,Torres,7,M\nBen,,Okafor,12,L\nCy,,Lund,33,S\n'),
    { people: TEAM },
  ],
  [
    'two lists of names side by side',
    text('Player,Size,,Player,Size\nAva Torres,M,,Dee Fox,XL\nBen Okafor,L,,Eli Marsh,M\n'),
    { people: ['Ava Torres||M', 'Ben Okafor||L'], answers: { part: 'table-0' } },
  ],
  [
    'two tables, one below the other',
    text(`U10\nName,Number,Size\n${rows}\nU12\nName,Number,Size\nDee Fox,4,XL\n`),
    { people: [...TEAM, 'Dee Fox|4|XL'], answers: { part: 'all' } },
  ],
  [
    'two tables, one below the other, the first',
    text(`U10\nName,Number,Size\n${rows}\nU12\nName,Number,Size\nDee Fox,4,XL\n`),
    { people: TEAM, answers: { part: 'table-0' } },
  ],
  [
    'two teams with names of their own, one below the other',
    text(`Lightning\nName,Number,Size\n${rows}\nThunder\nName,Number,Size\nDee Fox,4,XL\n`),
    { people: [...TEAM, 'Dee Fox|4|XL'], answers: { part: 'all' } },
  ],
  [
    'two tables with other headings',
    text(`Name,Number,Size\n${rows}\nStaff\nCoach name,Player,Size\n,Dee Fox,XL\n`),
    { people: TEAM, answers: { part: 'table-0' } },
  ],
];

const HIDDEN: CoachFile[] = [
  [
    'a hidden row, left out',
    () => workbookFile({ Team: [[...LIST, ['Gone Girl', '4', 'S']], { hiddenRows: [4] }] }),
    { people: TEAM, answers: { hiddenRows: 'leave' } },
  ],
  [
    'a hidden row, taken',
    () => workbookFile({ Team: [[HEAD, AVA, BEN, CY], { hiddenRows: [2] }] }),
    { people: TEAM, answers: { hiddenRows: 'take' } },
  ],
  [
    'a hidden row in an .xlsm',
    () => workbookFile({ Team: [[...LIST, ['Gone Girl', '4', 'S']], { hiddenRows: [4] }] }, 'xlsm'),
    { people: TEAM, answers: { hiddenRows: 'leave' } },
    'team.xlsm',
  ],
  [
    'a hidden row in XML of 2003',
    () => workbookFile({ Team: [[...LIST, ['Gone Girl', '4', 'S']], { hiddenRows: [4] }] }, 'xlml'),
    { people: TEAM, answers: { hiddenRows: 'leave' } },
    'team.xml',
  ],
  [
    'a hidden row that is empty',
    () => workbookFile({ Team: [[HEAD, AVA, [], BEN, CY], { hiddenRows: [2] }] }),
    { people: TEAM },
  ],
  [
    'a hidden column of notes',
    () =>
      workbookFile({
        Team: [
          grid('Name|Mood|Number|Size', 'Ava Torres|fine|7|M', 'Ben Okafor|late|12|L'),
          { hiddenColumns: [1] },
        ],
      }),
    { people: ['Ava Torres|7|M', 'Ben Okafor|12|L'] },
  ],
  [
    'a hidden size, taken',
    () => workbookFile({ Team: [[HEAD, AVA, BEN], { hiddenColumns: [2] }] }),
    { people: TEAM.slice(0, 2), answers: { hiddenColumns: 'take' } },
  ],
];

const LETTERS: CoachFile[] = [
  [
    'MacRoman',
    () =>
      new Uint8Array(
        Buffer.from(
          'Name,Number,Size\nJos\x8e Mu\x96oz,7,M\nS\x9aren \xaest,12,L\nZo\x91 F\x9fr,33,S\n',
          'latin1',
        ),
      ),
    { people: ['José Muñoz|7|M', 'Sören Æst|12|L', 'Zoë Für|33|S'] },
  ],
  [
    'Windows-1252',
    latin('Name,Number,Size\nJos\xe9 Mu\xf1oz,7,M\nS\xf6ren O\x92Neil,12,L\n'),
    { people: ['José Muñoz|7|M', 'Sören O’Neil|12|L'] },
  ],
  [
    'Windows-1250',
    latin('Name;Number;Size\n\xa3ukasz Wo\x9fniak;7;M\n\x8cwi\xb9tek;12;L\n'),
    { people: ['Łukasz Woźniak|7|M', 'Świątek|12|L'] },
  ],
  ['MS-DOS', latin('Name,Number,Size\nJos\x82 Mu\xa4oz,7,M\n'), { people: ['José Muñoz|7|M'] }],
  [
    'letters that can be two',
    latin('Name,Number,Size\nO\xd5NEIL,7,M\n'),
    { people: ['O’NEIL|7|M'], answers: { letters: 'mac-roman' } },
  ],
  ['UTF-16', utf16('Name\tNumber\tSize\nJosé Muñoz\t7\tM\n'), { people: ['José Muñoz|7|M'] }],
  [
    'UTF-8 that was written twice',
    text('Name,Number,Size\nJosÃ© MuÃ±oz,7,M\n'),
    { people: ['José Muñoz|7|M'] },
  ],
  [
    'letters that a program has lost',
    text('Name,Number,Size\nJos\ufffd Torres,7,M\n'),
    { people: ['Jos\ufffd Torres|7|M'], isUnfinished: true },
  ],
  [
    'letters that became question marks',
    text('Name,Number,Size\nMu?oz,7,M\n'),
    { people: ['Mu?oz|7|M'], isUnfinished: true },
  ],
];

const NUMBERS: CoachFile[] = [
  [
    'a curly quote before the number',
    text('Name,Number,Size\nAva Torres,‘15,M\nBen Okafor,’07,L\n'),
    { people: ['Ava Torres|15|M', 'Ben Okafor|07|L'] },
  ],
  [
    '007 and 07, as texts',
    text('Name,Number,Size\nAva Torres,007,M\nBen Okafor,07,L\n'),
    { people: ['Ava Torres|007|M', 'Ben Okafor|07|L'] },
  ],
  [
    'numbers of a workbook: 7, 7.0, 07, text',
    sheet([
      HEAD,
      ['Ava Torres', 7, 'M'],
      ['Ben Okafor', { t: 'n', v: 8, z: '0.0' }, 'L'],
      ['Cy Lund', { t: 'n', v: 9, z: '00' }, 'S'],
      ['Dee Fox', { t: 's', v: '10' }, 'S'],
    ]),
    { people: ['Ava Torres|7|M', 'Ben Okafor|8|L', 'Cy Lund|09|S', 'Dee Fox|10|S'] },
  ],
  [
    'a date in the size',
    sheet([HEAD, ['Ava Torres', 7, { t: 'n', v: 45_577, z: 'd-mmm' }], ['Ben Okafor', 12, 'L']]),
    { people: ['Ava Torres|7|12-Oct', 'Ben Okafor|12|L'], isUnfinished: true },
  ],
  [
    'semicolons, as Excel writes them in Europe',
    text('Name;Number;Size\nAva Torres;7;M\nBen Okafor;12;L\nCy Lund;33;S\n'),
    { people: TEAM },
  ],
  [
    'nobody’s number at all',
    text('Name,Number,Size\nAva Torres,,M\nBen Okafor,TBD,L\n'),
    { people: ['Ava Torres||M', 'Ben Okafor|TBD|L'], isUnfinished: true },
  ],
];

const SIZES: CoachFile[] = [
  [
    '“Youth” beside the size',
    text('Name,#,Youth/Adult,Size\nAva Torres,7,Youth,M\nBen Okafor,12,Adult,L\n'),
    { people: ['Ava Torres|7|Youth M', 'Ben Okafor|12|L'], isUnfinished: true },
  ],
  [
    'a gender beside the size',
    text('Name,Gender,#,Size\nAva Torres,F,7,M\nBen Okafor,M,12,L\nCy Lund,M,33,S\n'),
    { people: TEAM },
  ],
  [
    'two sizes',
    text('Name,#,Jersey size,Hoodie size\nAva Torres,7,M,L\nBen Okafor,12,L,XL\nCy Lund,33,S,M\n'),
    { people: TEAM, answers: { size: 'column-2' } },
  ],
  [
    'a size for the shorts',
    text('Name,#,Shirt size,Shorts size\nAva Torres,7,M,L\nBen Okafor,12,L,XL\nCy Lund,33,S,M\n'),
    { people: TEAM },
  ],
  [
    'a cross below each size',
    text('Name,S,M,L\nAva Torres,,x,\nBen Okafor,,,x\nCy Lund,x,,\n'),
    { people: ['Ava Torres||M', 'Ben Okafor||L', 'Cy Lund||S'] },
  ],
  [
    'counts below each size',
    text('Name,Number,S,M,L\nAva Torres,7,,1,\nBen Okafor,12,,,1\nCy Lund,33,1,,\nTotal,,1,1,1\n'),
    { people: TEAM, aside: ['total: Total · 1 1 1'] },
  ],
  [
    'names below each size',
    text('S,M,L\nCy Lund,Ava Torres,Ben Okafor\n,Dee Fox,\n'),
    { people: ['Cy Lund||S', 'Ava Torres||M', 'Ben Okafor||L', 'Dee Fox||M'] },
  ],
  [
    'somebody without a cross',
    text('Name,S,M,L\nAva Torres,,x,\nBen Okafor,,,\nCy Lund,x,,\n'),
    { people: ['Ava Torres||M', 'Ben Okafor||', 'Cy Lund||S'], isUnfinished: true },
  ],
  [
    'counts of sizes and no names',
    text('Size,Qty\nS,2\nM,1\n'),
    { people: ['||S', '||S', '||M'], answers: { quantity: 'as-many' }, isUnfinished: true },
  ],
  [
    'two of some',
    text('Name,Size,Qty\nAva Torres,M,2\nBen Okafor,L,1\n'),
    { people: ['Ava Torres||M', 'Ava Torres||M', 'Ben Okafor||L'], answers: { quantity: 'as-many' } },
  ],
  [
    'none of some',
    text('Name,Size,Qty\nAva Torres,M,1\nBen Okafor,L,0\n'),
    { people: ['Ava Torres||M'], answers: { quantity: 'as-many' }, aside: ['none: Ben Okafor · L · 0'] },
  ],
  [
    'one of each',
    text('Name,Size,Qty\nAva Torres,M,1\nBen Okafor,L,1\n'),
    { people: ['Ava Torres||M', 'Ben Okafor||L'] },
  ],
  [
    'a size merged over three rows',
    sheet([HEAD, ['Ava Torres', 7, 'M'], ['Ben Okafor', 12, null], ['Cy Lund', 33, null]]),
    { people: ['Ava Torres|7|M', 'Ben Okafor|12|', 'Cy Lund|33|'], isUnfinished: true },
  ],
  [
    'a size for youths only',
    text('Name,#,Youth Size\nAva Torres,7,M\nBen Okafor,12,L\n'),
    { people: ['Ava Torres|7|Youth M', 'Ben Okafor|12|Youth L'], isUnfinished: true },
  ],
  [
    'youth and adult sizes in two columns',
    text('Name,#,Youth Size,Adult Size\nAva Torres,7,M,\nBen Okafor,12,,L\n'),
    { people: ['Ava Torres|7|Youth M', 'Ben Okafor|12|L'], isUnfinished: true },
  ],
  [
    'men’s and women’s sizes in two columns',
    text("Name,Men's,Women's\nAva Torres,,M\nBen Okafor,L,\n"),
    { people: ['Ava Torres||Women M', 'Ben Okafor||L'], isUnfinished: true },
  ],
];

const ONE_CELL: CoachFile[] = [
  ['“7 Ava Torres M”', text('7 Ava Torres M\n12 Ben Okafor L\n33 Cy Lund S\n'), { people: TEAM }],
  ['“Ava Torres #7 - M”', text('Ava Torres #7 - M\nBen Okafor #12 - L\nCy Lund #33 - S\n'), { people: TEAM }],
  [
    '“#7 Ava Torres (M)” below a heading',
    text('Roster\n#7 Ava Torres (M)\n#12 Ben Okafor (L)\n#33 Cy Lund (S)\n'),
    { people: TEAM, aside: ['section: Roster'] },
  ],
  [
    'a numbered list',
    text('1. Ava Torres M\n2. Ben Okafor L\n3. Cy Lund S\n'),
    { people: ['Ava Torres||M', 'Ben Okafor||L', 'Cy Lund||S'], answers: { number: 'none' } },
  ],
  [
    'number and name in one cell, the size beside',
    text('Player,Size\n7 Ava Torres,M\n12 Ben Okafor,L\n33 Cy Lund,S\n'),
    { people: TEAM },
  ],
  [
    'one line that is not like the others',
    text('7 Ava Torres M\n12 Ben Okafor L\n33 Cy Lund S\nDee Fox\n'),
    { people: [...TEAM, 'Dee Fox||'], isUnfinished: true },
  ],
];

const AROUND: CoachFile[] = [
  ['totals', text(`Name,Number,Size\n${rows}Total,3,\n`), { people: TEAM, aside: ['total: Total · 3'] }],
  [
    '“Total players: 3”',
    text(`Name,Number,Size\n${rows},,\nTotal players: 3,,\n`),
    { people: TEAM, aside: ['total: Total players: 3'] },
  ],
  [
    'a tally of sizes below',
    text(`Name,Number,Size\n${rows}\nS,1,\nM,1,\nL,1,\n`),
    { people: TEAM, aside: ['total: S · 1', 'total: M · 1', 'total: L · 1'] },
  ],
  [
    'footnotes',
    text(`Name,Number,Size\n${rows}\n* Cy needs his by Friday\nPlease print in white.,,\n`),
    { people: TEAM, aside: ['note: * Cy needs his by Friday', 'note: Please print in white.'] },
  ],
  [
    'headings again on each page',
    text(
      'Name,Number,Size\nAva Torres,7,M\nName,Number,Size\nBen Okafor,12,L\nName,Number,Size\nCy Lund,33,S\n',
    ),
    { people: TEAM, aside: ['heading: Name · Number · Size', 'heading: Name · Number · Size'] },
  ],
  [
    'a long letterhead',
    text(
      `${Array.from({ length: 30 }, (_, index) => `Harbor FC line ${index},,`).join('\n')}\nName,Number,Size\n${rows}`,
    ),
    { people: TEAM, aside: Array.from({ length: 30 }, (_, index) => `letterhead: Harbor FC line ${index}`) },
  ],
  [
    'a form above the list',
    text(
      `Club:,Harbor FC,\nCoach:,Dana Fox,\nOrder date:,12/03/2026,\nPlayers:,14,\n\nName,Number,Size\n${rows}`,
    ),
    { people: TEAM },
  ],
  [
    'instructions below the headings',
    text(`Name,Number,Size\n"Please fill in one row for each player, as it is to be printed.",,\n${rows}`),
    { people: TEAM, aside: ['note: Please fill in one row for each player, as it is to be printed.'] },
  ],
  [
    'an example',
    text(`Name,Number,Size\nExample: Joe Bloggs,99,XL\n${rows}`),
    { people: TEAM, aside: ['example: Example: Joe Bloggs · 99 · XL'] },
  ],
  [
    'our template with its examples',
    text(`Name,Number,Size\nSam Rivera,7,M\nAlex Chen,12,L\nDee Fox,4,S\n`),
    { people: ['Dee Fox|4|S'], aside: ['example: Sam Rivera · 7 · M', 'example: Alex Chen · 12 · L'] },
  ],
  [
    'titles between the rows',
    text('Name,Number,Size\nGoalkeepers,,\nAva Torres,7,M\nU12 Girls,,\nBen Okafor,12,L\nCy Lund,33,S\n'),
    { people: TEAM, aside: ['section: Goalkeepers', 'section: U12 Girls'] },
  ],
  [
    'a single title that is no word we know',
    text('Name,Number,Size\nThunder,,\nAva Torres,7,M\nBen Okafor,12,L\n'),
    { people: ['Thunder||', 'Ava Torres|7|M', 'Ben Okafor|12|L'], isUnfinished: true },
  ],
  [
    'a title merged over the table',
    () => workbookFile({ Team: [[['Harbor FC U12', '', ''], ...LIST], { merges: ['A1:C1'] }] }),
    { people: TEAM, aside: ['letterhead: Harbor FC U12'] },
  ],
  [
    'people without a size at the end',
    text('Name,Number,Size\nAva Torres,7,M\nMaria de la Cruz,,\n'),
    { people: ['Ava Torres|7|M', 'Maria de la Cruz||'], isUnfinished: true },
  ],
  [
    'a person whose surname is a size',
    text('Name,Number,Size\nAnn Small,7,M\nJack No,12,L\nBo Long,33,S\n'),
    { people: ['Ann Small|7|M', 'Jack No|12|L', 'Bo Long|33|S'] },
  ],
];

const FORMATS: CoachFile[] = [
  ['.xlsx', () => workbookFile({ Team: LIST }), { people: TEAM }, 'team.xlsx'],
  ['.xlsm', () => workbookFile({ Team: LIST }, 'xlsm'), { people: TEAM }, 'team.xlsm'],
  ['.xls', () => workbookFile({ Team: LIST }, 'biff8'), { people: TEAM }, 'team.xls'],
  ['.ods', () => workbookFile({ Team: LIST }, 'ods'), { people: TEAM }, 'team.ods'],
  ['XML of Excel 2003', () => workbookFile({ Team: LIST }, 'xlml'), { people: TEAM }, 'team.xml'],
  [
    'a web page named .xls',
    () => workbookFile({ Team: [HEAD, ['Ava Torres', '007', 'M'], BEN, CY] }, 'html'),
    { people: ['Ava Torres|007|M', ...TEAM.slice(1)] },
    'team.xls',
  ],
];

const FILES = [
  ...LEFT,
  ...STRUCK,
  ...MARKED,
  ...COUNTERS,
  ...NAMES,
  ...SHEETS,
  ...HIDDEN,
  ...LETTERS,
  ...NUMBERS,
  ...SIZES,
  ...ONE_CELL,
  ...AROUND,
  ...FORMATS,
];

it('has a table of more than sixty files', () => {
  expect(FILES.length).toBeGreaterThan(60);
});

describe.each([
  ['people who left', LEFT],
  ['people who are crossed out', STRUCK],
  ['marks beside names', MARKED],
  ['numbers', COUNTERS],
  ['names', NAMES],
  ['sheets and tables', SHEETS],
  ['what is hidden', HIDDEN],
  ['letters', LETTERS],
  ['cells', NUMBERS],
  ['sizes', SIZES],
  ['people in one cell', ONE_CELL],
  ['what stands around', AROUND],
  ['formats', FORMATS],
])('%s', (_name, files) => {
  it.each(files)(
    '%s',
    async (_file, make, { people, answers = {}, aside, isUnfinished }, fileName = 'team.csv') => {
      const bytes = make();
      // Each answer belongs to the question that is asked at that point.
      const given: Answers = {};
      for (const kind of Object.keys(answers) as (keyof Answers)[]) {
        const asked = await outcomeOf(bytes, { name: fileName, answers: given });
        expect(asked, JSON.stringify(asked)).toMatchObject({ kind: 'asked', question: { about: { kind } } });
        if (asked.kind === 'asked') {
          const choice = asked.question.choices.find(({ id }) => id === answers[kind]);
          expect(choice, JSON.stringify(asked.question.choices)).toBeDefined();
          expect(choice?.preview.people).toBeGreaterThan(0);
          expect(asked.question.choices.length).toBeGreaterThan(1);
        }
        given[kind] = answers[kind] ?? '';
      }
      const outcome = await outcomeOf(bytes, { name: fileName, answers: given });
      expect(outcome).toMatchObject({ kind: 'people', people, isOrderable: isUnfinished !== true });
      if (aside && outcome.kind === 'people') {
        expect(outcome.aside).toEqual(aside);
      }
    },
  );
});

it('without answers every file is either right or not orderable', async () => {
  for (const [name, make, { people, answers }, fileName = 'team.csv'] of FILES) {
    const outcome = await outcomeOf(make(), { name: fileName });
    if (outcome.kind === 'people' && outcome.isOrderable) {
      expect(outcome.people, name).toEqual(people);
      expect(answers, name).toBeUndefined();
    }
  }
});
