// A team's order with a roster, for the tests of production.
export type Row = { Name: string; Number: string; Size: string; Quantity: string; Notes: string };

const columns = {
  columns: [
    { label: 'Name', kind: 'name' },
    { label: 'Number', kind: 'number' },
    { label: 'Size', kind: 'size' },
    { label: 'Quantity', kind: 'quantity' },
    { label: 'Notes', kind: 'notes' },
  ],
};

const SIZES = ['S', 'M', 'L', 'XL'];

/** Notes of several lines: a row cut at the end of a page would lose some of them. */
const longNote = (row: number) =>
  `begin-${row}. ${'stitched twice, in the second color '.repeat(3)}end-${row}.`;

/** Some names that are hard to print, and a team that fills several pages. */
export const people: Row[] = [
  { Name: 'Adeyemi', Number: '007', Size: '2XL', Quantity: '3', Notes: '=HYPERLINK("http://evil.test")' },
  {
    Name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
    Number: '00',
    Size: 'M',
    Quantity: '',
    Notes: '',
  },
  {
    Name: 'Maria Fernanda de la Cruz Villanueva y Santisteban',
    Number: '10',
    Size: 'S',
    Quantity: '',
    Notes: '',
  },
  ...Array.from({ length: 57 }, (_, index) => ({
    Name: `Player ${index}`,
    Number: String(100 + index),
    Size: SIZES[index % 4] ?? '',
    Quantity: '',
    Notes: index % 3 === 0 ? longNote(index) : '',
  })),
];

/** A paid order in progress for these people, and a line without any. */
export const teamOrder = (rows: Row[]) => ({
  customer: 'Coach Zinnia',
  status: 'processing',
  payment_status: 'paid',
  items: [
    {
      name: 'Probe Jersey',
      quantity: rows.length + 2,
      upcharge_cents: 600,
      customization: { label: 'Club', text: 'HARBOR LIGHTS' },
      roster_data: rows,
      roster_columns: columns,
      roster_url: '/admin/orders/x/files/y/harbor%20roster.csv',
    },
    { name: 'Probe Socks', quantity: 12 },
  ],
});
