import { describe, expect, it } from 'vitest';
import type { Sheet } from '@/lib/rosters/understanding/reading-types';
import { grid } from '@/lib/testing/rosters/grid';
import { sheetOf } from '@/lib/testing/rosters/roster-tables';
import { findParts, isRoster, MOST_TABLES, type Part, peopleOf } from './find-parts';

const HEAD = ['Name', 'Number', 'Size'];
const AVA = ['Ava Torres', '7', 'M'];
const BEN = ['Ben Okafor', '12', 'L'];
const CY = ['Cy Lund', '33', 'S'];

const sheet = (rows: string[][], more?: Partial<Sheet>) => sheetOf('Team', rows, more);

/** The content of a table: title, headings, and each line with the reason why it is not a person. */
const told = ({ title, header, lines }: Part) => ({
  title,
  header,
  lines: lines.map(({ aside, cells }) => [aside ?? '', ...cells].join('|')),
});
const tables = (rows: string[][], more?: Partial<Sheet>) => findParts(sheet(rows, more)).map(told);

describe('one table', () => {
  it('is its headings and its lines, with its sheet', () =>
    expect(findParts(sheet([HEAD, AVA], { hiddenRows: [1], hiddenColumns: [2] }))).toEqual([
      {
        sheet: 'Team',
        title: '',
        header: HEAD,
        isGenerated: false,
        hidden: [false, false, true],
        lines: [{ cells: AVA, isHidden: true, aside: null }],
      },
    ]));

  it('is computed once', () => {
    const one = sheet([HEAD, AVA]);
    expect(findParts(one)).toBe(findParts(one));
  });

  it('does not exist in an empty sheet', () => {
    expect(tables([])).toEqual([]);
    expect(tables([[]])).toEqual([]);
    expect(tables([['', ' ']])).toEqual([]);
  });

  it('has no blank lines around it, and keeps those inside', () =>
    expect(tables([[], HEAD, [], AVA, ['', '', ''], BEN, [], []])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M', '|||', '|Ben Okafor|12|L'] },
    ]));

  it('drops columns without heading and cells, and trims headings', () =>
    expect(tables(grid('| Name ||Size|', '|Ava|late|M|'))).toEqual([
      { title: '', header: ['Name', '', 'Size'], lines: ['|Ava|late|M'] },
    ]));

  it('pads lines that are shorter than others', () =>
    expect(tables([HEAD, ['Ava Torres'], ['Ben Okafor', '12', 'L', 'captain']])).toEqual([
      {
        title: '',
        header: [...HEAD, ''],
        lines: ['|Ava Torres|||', '|Ben Okafor|12|L|captain'],
      },
    ]));

  it('moves texts of set-aside lines outside its columns into free cells', () => {
    expect(tables([['', '', '', '', 'Harbor FC'], HEAD, AVA])).toEqual([
      { title: 'Harbor FC', header: HEAD, lines: ['letterhead|Harbor FC||', '|Ava Torres|7|M'] },
    ]);
    expect(tables(grid('Name|Size', 'Ava|M', 'Total|1||in all|2'))[0]?.lines).toEqual([
      '|Ava|M',
      'total|Total|1 in all 2',
    ]);
  });

  it('has the lines above it as letterhead, and the last of them as its title', () =>
    expect(tables([['Harbor FC'], [], [' U12 '], [], HEAD, AVA])).toEqual([
      {
        title: 'U12',
        header: HEAD,
        lines: ['letterhead|Harbor FC||', 'letterhead| U12 ||', '|Ava Torres|7|M'],
      },
    ]));

  it('has no title from a line of two cells', () =>
    expect(tables([['Club', 'Harbor FC'], HEAD, AVA])).toMatchObject([{ title: '' }]));

  it('marks lines that are not people', () =>
    expect(tables([HEAD, ['Goalkeepers'], AVA, ['Total', '1']])).toMatchObject([
      { lines: ['section|Goalkeepers||', '|Ava Torres|7|M', 'total|Total|1|'] },
    ]));

  it('starts with people if they are above the first headings', () =>
    expect(tables([AVA, BEN, ['First name', 'Last name']])).toMatchObject([
      {
        header: ['Name', 'Number', 'Size'],
        lines: ['|Ava Torres|7|M', '|Ben Okafor|12|L', '|First name|Last name|'],
      },
    ]));

  it('is a plain list below a single word, also below a letterhead', () => {
    expect(tables([['Player'], ['Ava'], ['Ben']])).toEqual([
      { title: '', header: ['Player'], lines: ['|Ava', '|Ben'] },
    ]);
    expect(tables([['Harbor FC'], ['Players'], ['Ava'], ['Ben']])).toEqual([
      { title: 'Harbor FC', header: ['Players'], lines: ['letterhead|Harbor FC', '|Ava', '|Ben'] },
    ]);
    // A person can have that name: only the first such word is a heading.
    expect(tables([['Player'], ['Ava'], ['Player']])).toEqual([
      { title: '', header: ['Player'], lines: ['|Ava', '|Player'] },
    ]);
  });
});

describe('repeated headings', () => {
  it('on the next page are not a new table', () =>
    expect(tables([HEAD, AVA, HEAD, BEN])).toEqual([
      {
        title: '',
        header: HEAD,
        lines: ['|Ava Torres|7|M', 'heading|Name|Number|Size', '|Ben Okafor|12|L'],
      },
    ]));

  it('on the next page can be spelled differently', () =>
    expect(tables([HEAD, AVA, ['NAME', 'number', ' Size '], BEN])).toMatchObject([
      { lines: ['|Ava Torres|7|M', 'heading|NAME|number| Size ', '|Ben Okafor|12|L'] },
    ]));

  it('after a gap start a new table', () =>
    expect(tables([HEAD, AVA, [], HEAD, BEN])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M'] },
      { title: '', header: HEAD, lines: ['|Ben Okafor|12|L'] },
    ]));

  it('below the title of a group start a new table with that title', () =>
    expect(tables([HEAD, AVA, ['U12 Girls'], HEAD, BEN])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M'] },
      { title: 'U12 Girls', header: HEAD, lines: ['letterhead|U12 Girls||', '|Ben Okafor|12|L'] },
    ]));

  it('below an unknown word start a new table after a gap, and a new page without', () => {
    expect(tables([HEAD, AVA, [], ['Thunder'], HEAD, BEN])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M'] },
      { title: 'Thunder', header: HEAD, lines: ['letterhead|Thunder||', '|Ben Okafor|12|L'] },
    ]);
    expect(tables([HEAD, AVA, ['Dee Fox'], HEAD, BEN])).toHaveLength(1);
    expect(tables([HEAD, AVA, [], CY, HEAD, BEN])).toHaveLength(1);
  });

  it('that differ start a new table without a gap', () =>
    expect(tables([HEAD, AVA, ['Player', 'Shirt size'], ['Ben', 'L']])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M'] },
      { title: '', header: ['Player', 'Shirt size'], lines: ['|Ben|L'] },
    ]));

  it('take the titles after the last gap, and not a total', () =>
    expect(tables([HEAD, AVA, ['Total: 1'], [], ['Harbor FC'], ['U12'], HEAD, BEN])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M', 'total|Total: 1||'] },
      {
        title: 'U12',
        header: HEAD,
        lines: ['letterhead|Harbor FC||', 'letterhead|U12||', '|Ben Okafor|12|L'],
      },
    ]));

  it('take one title if there is no gap', () =>
    expect(tables([HEAD, AVA, ['Dee Fox'], ['U12'], ['Player', 'Size'], ['Ben', 'L']])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M', '|Dee Fox||'] },
      { title: 'U12', header: ['Player', 'Size'], lines: ['letterhead|U12|', '|Ben|L'] },
    ]));

  it('are searched up to a limit of tables', () => {
    const rows = Array.from({ length: MOST_TABLES + 20 }, (_, index) => [
      ['Name', 'Size'],
      [`Player ${'abcdefghij'[index % 10]}`, 'M'],
      [],
    ]).flat();
    expect(tables(rows)).toHaveLength(MOST_TABLES + 1);
  });
});

describe('the line of headings', () => {
  it('is the first with a known word, also after blank lines', () =>
    expect(tables([[], ['Name', 'Mood'], ['Ava', 'fine']])).toEqual([
      { title: '', header: ['Name', 'Mood'], lines: ['|Ava|fine'] },
    ]));

  it('does not exist among people with one known word', () => {
    const [part] = findParts(sheet(grid('Ava|fine', 'Name|Mood', 'Ben|good')));
    expect([part?.isGenerated, part && peopleOf(part).length]).toEqual([true, 3]);
  });

  it('is recognised by hints too, below a title', () => {
    const [part] = findParts(
      sheet([['Spring order'], ['Name of player', 'Size you wear'], ['Ava', 'M'], ['Ben', 'L']]),
    );
    expect(part && told(part)).toEqual({
      title: '',
      header: ['Name of player', 'Size you wear'],
      lines: ['letterhead|Spring order|', '|Ava|M', '|Ben|L'],
    });
    expect(part?.isGenerated).toBe(false);
  });

  it('starts a new table if one of its headings differs', () =>
    expect(tables([HEAD, AVA, ['Name', 'Number', 'Shirt size'], BEN])).toMatchObject([
      { header: HEAD, lines: ['|Ava Torres|7|M'] },
      { header: ['Name', 'Number', 'Shirt size'], lines: ['|Ben Okafor|12|L'] },
    ]));

  it('does not take a total above it as title', () =>
    expect(tables([HEAD, AVA, ['Total: 1'], ['Player', 'Size'], ['Ben', 'L']])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M', 'total|Total: 1||'] },
      { title: '', header: ['Player', 'Size'], lines: ['|Ben|L'] },
    ]));

  it('does not take a person above the gap as title', () =>
    expect(tables([HEAD, AVA, ['Dee Fox'], [], ['U12'], HEAD, BEN])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M', '|Dee Fox||'] },
      { title: 'U12', header: HEAD, lines: ['letterhead|U12||', '|Ben Okafor|12|L'] },
    ]));
});

describe('tables side by side', () => {
  const TWICE = [...HEAD, '', ...HEAD];

  it('are two, each with the title above it', () =>
    expect(
      tables([['Red', '', '', '', 'Blue'], TWICE, [...AVA, '', ...BEN], [...CY, '', '', '', '']]),
    ).toEqual([
      { title: 'Red', header: HEAD, lines: ['letterhead|Red||', '|Ava Torres|7|M', '|Cy Lund|33|S'] },
      { title: 'Blue', header: HEAD, lines: ['letterhead|Blue||', '|Ben Okafor|12|L'] },
    ]));

  it('are two without a gap', () =>
    expect(
      tables([
        [...HEAD, ...HEAD],
        [...AVA, ...BEN],
      ]),
    ).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M'] },
      { title: '', header: HEAD, lines: ['|Ben Okafor|12|L'] },
    ]));

  it('are two with different headings', () =>
    expect(tables(grid('Name|Size||Player|Shirt size', 'Ava|M||Ben|L'))).toEqual([
      { title: '', header: ['Name', 'Size'], lines: ['|Ava|M'] },
      { title: '', header: ['Player', 'Shirt size'], lines: ['|Ben|L'] },
    ]));

  it('are two plain lists', () =>
    expect(tables(grid('Girls||Boys', 'Player||Player', 'Ava||Ben'))).toMatchObject([
      { title: 'Girls', header: ['Player'], lines: ['letterhead|Girls', '|Ava'] },
      { title: 'Boys', header: ['Player'], lines: ['letterhead|Boys', '|Ben'] },
    ]));

  it('are two without headings, if both contain people', () => {
    expect(
      tables([
        [...AVA, '', ...BEN],
        [...CY, '', ...BEN],
      ]),
    ).toMatchObject([
      { lines: ['|Ava Torres|7|M', '|Cy Lund|33|S'] },
      { lines: ['|Ben Okafor|12|L', '|Ben Okafor|12|L'] },
    ]);
    expect(tables(grid('Ava Torres|7|M||12|L', 'Cy Lund|33|S||14|L'))).toHaveLength(1);
  });

  it('are two with a title above the gap', () =>
    expect(tables([['', '', '', 'Teams'], TWICE, [...AVA, '', ...BEN]])).toMatchObject([
      { header: HEAD, lines: expect.arrayContaining(['|Ava Torres|7|M']) },
      { header: HEAD, lines: expect.arrayContaining(['|Ben Okafor|12|L']) },
    ]));

  it('are one if the second only mentions people', () =>
    expect(tables(grid('Name|Size||Player mood', 'Ava|M||fine'))).toEqual([
      { title: '', header: ['Name', 'Size', 'Player mood'], lines: ['|Ava|M|fine'] },
    ]));

  it.each<[string, string[], string[]]>([
    ['words', ['late', 'again'], ['soon', 'again']],
    ['words and one person', ['late', 'again'], ['Dee', 'L']],
  ])('without headings are one if the second has only %s', (_name, one, other) =>
    expect(
      tables([
        [...AVA, '', ...one],
        [...CY, '', ...other],
      ]),
    ).toHaveLength(1),
  );

  it('know which of their columns the file hides', () => {
    const [red, blue] = findParts(sheet([TWICE, [...AVA, '', ...BEN]], { hiddenColumns: [5] }));
    expect([red?.hidden, blue?.hidden]).toEqual([
      [false, false, false],
      [false, true, false],
    ]);
  });

  it.each<[string, string[]]>([
    ['names from numbers and sizes', ['Name', '', 'Number', 'Size']],
    ['first from last names', ['First name', '', 'Last name', 'Size']],
    ['names from what is printed', ['Player', '', 'Name on jersey', 'Size']],
    ['two numbers', ['Name', 'Number', '', 'Size', 'Jersey #']],
  ])('are one if a blank column separates %s', (_name, header) => {
    const cells = header.map((heading, index) => (heading === '' ? '' : `cell ${index}`));
    const filled = (line: string[]) => line.filter((cell) => cell !== '');
    expect(tables([header, cells])).toEqual([
      { title: '', header: filled(header), lines: [`|${filled(cells).join('|')}`] },
    ]);
  });

  it.each<[string, string[], string[]]>([
    ['one of which has the name in two columns', ['Player', 'Size'], ['First name', 'Last name', 'Size']],
    ['both without names', ['Number', 'Size'], ['#', 'Shirt size']],
  ])('are two, %s', (_name, one, other) =>
    expect(
      tables([
        [...one, '', ...other],
        [...one.map(() => 'x'), '', ...other.map(() => 'x')],
      ]).map(({ header }) => header),
    ).toEqual([one, other]),
  );

  it('are one, though the size column is repeated', () =>
    expect(tables(grid('Name|Size|Size', 'Ava|M|L'))).toHaveLength(1));
});

describe('a table with a column for each size', () => {
  it('has the sizes as headings', () =>
    expect(tables(grid('Name|S|M', 'Ava|x|', 'Ben||x'))).toEqual([
      { title: '', header: ['Name', 'S', 'M'], lines: ['|Ava|x|', '|Ben||x'] },
    ]));

  it('is found after a gap far below too', () => {
    const people = Array.from({ length: 70 }, () => AVA);
    const found = tables([HEAD, ...people, [], ['Name', 'S', 'M'], ['Ben', '', 'x']]);
    expect(found).toHaveLength(2);
    expect(found[1]).toEqual({ title: '', header: ['Name', 'S', 'M'], lines: ['|Ben||x'] });
    expect(tables([HEAD, ...people, ['Name', 'S', 'M'], ['Ben', '', 'x']])).toHaveLength(1);
  });
});

describe('without headings', () => {
  it('titles above the first people are letterhead', () =>
    expect(tables([['Thunder'], ['Spring'], ['Who', 'No idea', 'Which'], AVA, BEN])).toMatchObject([
      { lines: expect.arrayContaining(['|Ava Torres|7|M', '|Ben Okafor|12|L']) },
    ]));

  it('headings are made up', () => {
    const [part] = findParts(sheet([AVA, BEN]));
    expect(part).toMatchObject({ isGenerated: true, header: HEAD });
  });

  it('a blank column gets no heading', () =>
    expect(tables(grid('Ava Torres||7|M', 'Ben Okafor||12|L'))).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M', '|Ben Okafor|12|L'] },
    ]));

  it('the first line is the headings if it differs from the lines below', () => {
    const [part] = findParts(sheet([['Who', 'Dossier', 'Wears'], AVA, BEN]));
    expect(part).toMatchObject({ isGenerated: false, header: ['Who', 'Dossier', 'Wears'] });
    expect(part && peopleOf(part)).toHaveLength(2);
  });

  it('counts of sizes are the order, if there are no people', () => {
    expect(tables(grid('S|2', 'M|1'))).toMatchObject([{ lines: ['|S|2', '|M|1'] }]);
    expect(tables([HEAD, AVA, ['S', '2'], ['M', '1']])).toMatchObject([
      { lines: ['|Ava Torres|7|M', 'total|S|2|', 'total|M|1|'] },
    ]);
  });

  it('totals and titles are never people, even if there are no others', () =>
    expect(tables([['Total', '3'], ['Goalkeepers']])).toMatchObject([
      { lines: ['total|Total|3', 'section|Goalkeepers|'] },
    ]));

  it('notes count as people if there are no others, but sentences do not', () =>
    expect(tables([['(Ava)'], ['(Ben)'], ['Please write one in each row.']])).toMatchObject([
      { lines: ['|(Ava)', '|(Ben)', 'note|Please write one in each row.'] },
    ]));
});

it('keeps every column if there are no people', () =>
  expect(tables(grid('Name||Size', 'Total||3'))).toEqual([
    { title: '', header: ['Name', '', 'Size'], lines: ['total|Total||3'] },
  ]));

it('returns its people’s lines', () => {
  const [part] = findParts(sheet([HEAD, AVA, ['', '', ''], ['Total', '1'], BEN]));
  expect(part && peopleOf(part).map(({ cells }) => cells)).toEqual([AVA, BEN]);
});

describe('a roster is recognised', () => {
  const isRosterOf = (rows: string[][]) => findParts(sheet(rows)).map(isRoster);

  it.each<[string, string[][]]>([
    ['a list with headings', [HEAD, AVA]],
    ['people without headings', [AVA, BEN]],
    ['a plain list of names', [['Ava'], ['Ben']]],
    ['a plain list of names with a note', [['Ava'], ['Ben'], ['Please print in white.']]],
    ['a plain list below its heading, with as many notes', [['Player'], ['Ava'], ['Please print in white.']]],
    ['a list with one person in it', grid('Gate|North', 'Ava|M')],
    ['a list of names and a number', [['Ava'], ['7'], ['Ben']]],
  ])('in %s', (_name, rows) => expect(isRosterOf(rows)).toEqual([true]));

  it.each<[string, string[][]]>([
    ['headings alone', [HEAD]],
    ['sums alone', [['Total', '12']]],
    ['sentences', [['How to fill this in'], ['Please write one player in each row.']]],
    [
      'a text of as many notes as titles',
      [['Ordering'], ['Please write in each row.'], ['Payment'], ['Please pay soon.']],
    ],
    ['a list of something else', grid('Gate|North', 'Field|East')],
    ['a list of numbers', [['7'], ['8']]],
  ])('not in %s', (_name, rows) => expect(isRosterOf(rows)).not.toContain(true));
});
