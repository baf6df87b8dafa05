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

/** What a table says: title, headings, and each line with why it is nobody's. */
const told = ({ title, header, lines }: Part) => ({
  title,
  header,
  lines: lines.map(({ aside, cells }) => [aside ?? '', ...cells].join('|')),
});
const tables = (rows: string[][], more?: Partial<Sheet>) => findParts(sheet(rows, more)).map(told);

describe('one table', () => {
  it('is its headings and its lines, with where it is from', () =>
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

  it('is looked for once', () => {
    const one = sheet([HEAD, AVA]);
    expect(findParts(one)).toBe(findParts(one));
  });

  it('is none of a sheet without anything', () => {
    expect(tables([])).toEqual([]);
    expect(tables([[]])).toEqual([]);
    expect(tables([['', ' ']])).toEqual([]);
  });

  it('has no blank lines around it, and keeps those between', () =>
    expect(tables([[], HEAD, [], AVA, ['', '', ''], BEN, [], []])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M', '|||', '|Ben Okafor|12|L'] },
    ]));

  it('has no column without heading and cells, and trimmed headings', () =>
    expect(tables(grid('| Name ||Size|', '|Ava|late|M|'))).toEqual([
      { title: '', header: ['Name', '', 'Size'], lines: ['|Ava|late|M'] },
    ]));

  it('fills up lines that are shorter than others', () =>
    expect(tables([HEAD, ['Ava Torres'], ['Ben Okafor', '12', 'L', 'captain']])).toEqual([
      {
        title: '',
        header: [...HEAD, ''],
        lines: ['|Ava Torres|||', '|Ben Okafor|12|L|captain'],
      },
    ]));

  it('keeps what is set aside beside its columns, in the first cells that are free', () => {
    expect(tables([['', '', '', '', 'Harbor FC'], HEAD, AVA])).toEqual([
      { title: 'Harbor FC', header: HEAD, lines: ['letterhead|Harbor FC||', '|Ava Torres|7|M'] },
    ]);
    expect(tables(grid('Name|Size', 'Ava|M', 'Total|1||in all|2'))[0]?.lines).toEqual([
      '|Ava|M',
      'total|Total|1 in all 2',
    ]);
  });

  it('has what stands above it as letterhead, the last line being its title', () =>
    expect(tables([['Harbor FC'], [], [' U12 '], [], HEAD, AVA])).toEqual([
      {
        title: 'U12',
        header: HEAD,
        lines: ['letterhead|Harbor FC||', 'letterhead| U12 ||', '|Ava Torres|7|M'],
      },
    ]));

  it('has no title of two cells', () =>
    expect(tables([['Club', 'Harbor FC'], HEAD, AVA])).toMatchObject([{ title: '' }]));

  it('marks what is nobody’s', () =>
    expect(tables([HEAD, ['Goalkeepers'], AVA, ['Total', '1']])).toMatchObject([
      { lines: ['section|Goalkeepers||', '|Ava Torres|7|M', 'total|Total|1|'] },
    ]));

  it('begins with people where they stand above the first headings', () =>
    expect(tables([AVA, BEN, ['First name', 'Last name']])).toMatchObject([
      {
        header: ['Name', 'Number', 'Size'],
        lines: ['|Ava Torres|7|M', '|Ben Okafor|12|L', '|First name|Last name|'],
      },
    ]));

  it('is a plain list below one word, also below a letterhead', () => {
    expect(tables([['Player'], ['Ava'], ['Ben']])).toEqual([
      { title: '', header: ['Player'], lines: ['|Ava', '|Ben'] },
    ]);
    expect(tables([['Harbor FC'], ['Players'], ['Ava'], ['Ben']])).toEqual([
      { title: 'Harbor FC', header: ['Players'], lines: ['letterhead|Harbor FC', '|Ava', '|Ben'] },
    ]);
    // Somebody may be called so: only the first word can be a heading.
    expect(tables([['Player'], ['Ava'], ['Player']])).toEqual([
      { title: '', header: ['Player'], lines: ['|Ava', '|Player'] },
    ]);
  });
});

describe('headings again', () => {
  it('on the next page are no new table', () =>
    expect(tables([HEAD, AVA, HEAD, BEN])).toEqual([
      {
        title: '',
        header: HEAD,
        lines: ['|Ava Torres|7|M', 'heading|Name|Number|Size', '|Ben Okafor|12|L'],
      },
    ]));

  it('on the next page may be written otherwise', () =>
    expect(tables([HEAD, AVA, ['NAME', 'number', ' Size '], BEN])).toMatchObject([
      { lines: ['|Ava Torres|7|M', 'heading|NAME|number| Size ', '|Ben Okafor|12|L'] },
    ]));

  it('behind a gap are a new table', () =>
    expect(tables([HEAD, AVA, [], HEAD, BEN])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M'] },
      { title: '', header: HEAD, lines: ['|Ben Okafor|12|L'] },
    ]));

  it('below the title of a group are a new table, which is called so', () =>
    expect(tables([HEAD, AVA, ['U12 Girls'], HEAD, BEN])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M'] },
      { title: 'U12 Girls', header: HEAD, lines: ['letterhead|U12 Girls||', '|Ben Okafor|12|L'] },
    ]));

  it('below a word that nobody knows are a new table behind a gap, and a new page without', () => {
    expect(tables([HEAD, AVA, [], ['Thunder'], HEAD, BEN])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M'] },
      { title: 'Thunder', header: HEAD, lines: ['letterhead|Thunder||', '|Ben Okafor|12|L'] },
    ]);
    expect(tables([HEAD, AVA, ['Dee Fox'], HEAD, BEN])).toHaveLength(1);
    expect(tables([HEAD, AVA, [], CY, HEAD, BEN])).toHaveLength(1);
  });

  it('that are others are a new table, though there is no gap', () =>
    expect(tables([HEAD, AVA, ['Player', 'Shirt size'], ['Ben', 'L']])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M'] },
      { title: '', header: ['Player', 'Shirt size'], lines: ['|Ben|L'] },
    ]));

  it('have the titles behind the last gap, and no sum', () =>
    expect(tables([HEAD, AVA, ['Total: 1'], [], ['Harbor FC'], ['U12'], HEAD, BEN])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M', 'total|Total: 1||'] },
      {
        title: 'U12',
        header: HEAD,
        lines: ['letterhead|Harbor FC||', 'letterhead|U12||', '|Ben Okafor|12|L'],
      },
    ]));

  it('have one title where there is no gap', () =>
    expect(tables([HEAD, AVA, ['Dee Fox'], ['U12'], ['Player', 'Size'], ['Ben', 'L']])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M', '|Dee Fox||'] },
      { title: 'U12', header: ['Player', 'Size'], lines: ['letterhead|U12|', '|Ben|L'] },
    ]));

  it('are not looked for without end', () => {
    const rows = Array.from({ length: MOST_TABLES + 20 }, (_, index) => [
      ['Name', 'Size'],
      [`Player ${'abcdefghij'[index % 10]}`, 'M'],
      [],
    ]).flat();
    expect(tables(rows)).toHaveLength(MOST_TABLES + 1);
  });
});

describe('which line is headings', () => {
  it('is the first with a known word, also behind blank lines', () =>
    expect(tables([[], ['Name', 'Mood'], ['Ava', 'fine']])).toEqual([
      { title: '', header: ['Name', 'Mood'], lines: ['|Ava|fine'] },
    ]));

  it('is none among people with one known word', () => {
    const [part] = findParts(sheet(grid('Ava|fine', 'Name|Mood', 'Ben|good')));
    expect([part?.isGenerated, part && peopleOf(part).length]).toEqual([true, 3]);
  });

  it('is known by hints too, below a title', () => {
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

  it('is another where one of the headings is', () =>
    expect(tables([HEAD, AVA, ['Name', 'Number', 'Shirt size'], BEN])).toMatchObject([
      { header: HEAD, lines: ['|Ava Torres|7|M'] },
      { header: ['Name', 'Number', 'Shirt size'], lines: ['|Ben Okafor|12|L'] },
    ]));

  it('has no sum above it for its title', () =>
    expect(tables([HEAD, AVA, ['Total: 1'], ['Player', 'Size'], ['Ben', 'L']])).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M', 'total|Total: 1||'] },
      { title: '', header: ['Player', 'Size'], lines: ['|Ben|L'] },
    ]));

  it('has nobody above the gap for its title', () =>
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

  it('are two with other headings', () =>
    expect(tables(grid('Name|Size||Player|Shirt size', 'Ava|M||Ben|L'))).toEqual([
      { title: '', header: ['Name', 'Size'], lines: ['|Ava|M'] },
      { title: '', header: ['Player', 'Shirt size'], lines: ['|Ben|L'] },
    ]));

  it('are two plain lists', () =>
    expect(tables(grid('Girls||Boys', 'Player||Player', 'Ava||Ben'))).toMatchObject([
      { title: 'Girls', header: ['Player'], lines: ['letterhead|Girls', '|Ava'] },
      { title: 'Boys', header: ['Player'], lines: ['letterhead|Boys', '|Ben'] },
    ]));

  it('are two without headings, where people stand in both', () => {
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

  it('are one where what stands beside only speaks of people', () =>
    expect(tables(grid('Name|Size||Player mood', 'Ava|M||fine'))).toEqual([
      { title: '', header: ['Name', 'Size', 'Player mood'], lines: ['|Ava|M|fine'] },
    ]));

  it.each<[string, string[], string[]]>([
    ['words', ['late', 'again'], ['soon', 'again']],
    ['words and one person', ['late', 'again'], ['Dee', 'L']],
  ])('without headings are one where %s stand beside', (_name, one, other) =>
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
  ])('are one where a blank column parts %s', (_name, header) => {
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

  it('are one where a second size is no second team', () =>
    expect(tables(grid('Name|Size|Size', 'Ava|M|L'))).toHaveLength(1));
});

describe('a table with a column for each size', () => {
  it('has the sizes for headings', () =>
    expect(tables(grid('Name|S|M', 'Ava|x|', 'Ben||x'))).toEqual([
      { title: '', header: ['Name', 'S', 'M'], lines: ['|Ava|x|', '|Ben||x'] },
    ]));

  it('is found behind a gap far below too', () => {
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

  it('a blank column gets none', () =>
    expect(tables(grid('Ava Torres||7|M', 'Ben Okafor||12|L'))).toEqual([
      { title: '', header: HEAD, lines: ['|Ava Torres|7|M', '|Ben Okafor|12|L'] },
    ]));

  it('the first line is the headings where it is unlike what stands below', () => {
    const [part] = findParts(sheet([['Who', 'Dossier', 'Wears'], AVA, BEN]));
    expect(part).toMatchObject({ isGenerated: false, header: ['Who', 'Dossier', 'Wears'] });
    expect(part && peopleOf(part)).toHaveLength(2);
  });

  it('counts of sizes are the order, where there is nobody else', () => {
    expect(tables(grid('S|2', 'M|1'))).toMatchObject([{ lines: ['|S|2', '|M|1'] }]);
    expect(tables([HEAD, AVA, ['S', '2'], ['M', '1']])).toMatchObject([
      { lines: ['|Ava Torres|7|M', 'total|S|2|', 'total|M|1|'] },
    ]);
  });

  it('sums and titles are nobody, though there is nobody else', () =>
    expect(tables([['Total', '3'], ['Goalkeepers']])).toMatchObject([
      { lines: ['total|Total|3', 'section|Goalkeepers|'] },
    ]));

  it('notes are people in doubt, where there is nobody else, but no sentences', () =>
    expect(tables([['(Ava)'], ['(Ben)'], ['Please write one in each row.']])).toMatchObject([
      { lines: ['|(Ava)', '|(Ben)', 'note|Please write one in each row.'] },
    ]));
});

it('keeps every column where there is nobody', () =>
  expect(tables(grid('Name||Size', 'Total||3'))).toEqual([
    { title: '', header: ['Name', '', 'Size'], lines: ['total|Total||3'] },
  ]));

it('has people in the lines that are somebody’s', () => {
  const [part] = findParts(sheet([HEAD, AVA, ['', '', ''], ['Total', '1'], BEN]));
  expect(part && peopleOf(part).map(({ cells }) => cells)).toEqual([AVA, BEN]);
});

describe('anybody can be ordered for', () => {
  const isRosterOf = (rows: string[][]) => findParts(sheet(rows)).map(isRoster);

  it.each<[string, string[][]]>([
    ['a list with headings', [HEAD, AVA]],
    ['people without headings', [AVA, BEN]],
    ['a plain list of names', [['Ava'], ['Ben']]],
    ['a plain list of names with a note', [['Ava'], ['Ben'], ['Please print in white.']]],
    ['a plain list below its heading, with as many notes', [['Player'], ['Ava'], ['Please print in white.']]],
    ['a list with one person in it', grid('Gate|North', 'Ava|M')],
    ['a list of names and a number', [['Ava'], ['7'], ['Ben']]],
  ])('from %s', (_name, rows) => expect(isRosterOf(rows)).toEqual([true]));

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
  ])('not from %s', (_name, rows) => expect(isRosterOf(rows)).not.toContain(true));
});
