import type { DemoCustomer } from './types';

// example.com and example.org accept no mail, and 555-01xx numbers are never assigned to anyone.
const table = `
Hannah Whitcomb | hannah.whitcomb@example.com | (802) 555-0114 | 41 Maple Street | Montpelier | VT | 05602
Marcus Bell | marcus.bell@example.org | (404) 555-0131 | 1280 Edgewood Avenue NE | Atlanta | GA | 30307
Priya Raman | priya.raman@example.com | (408) 555-0177 | 2216 Alder Court | San Jose | CA | 95126
Walter Lindqvist | w.lindqvist@example.org | (218) 555-0102 | 517 Superior Street | Duluth | MN | 55802
Camila Ortega | camila.ortega@example.com | (505) 555-0148 | 93 Acequia Lane | Santa Fe | NM | 87501
Devon Archer | devon.archer@example.com | (503) 555-0163 | 3408 SE Salmon Street | Portland | OR | 97214
Grace Nakamura | grace.nakamura@example.org | (206) 555-0119 | 7711 Greenwood Avenue N | Seattle | WA | 98103
Thomas Abernathy | tom.abernathy@example.com | (828) 555-0186 | 12 Haywood Road | Asheville | NC | 28806
Lucia Ferrante | lucia.ferrante@example.com | (401) 555-0125 | 88 Atwells Avenue | Providence | RI | 02903
Owen Gallagher | owen.gallagher@example.org | (617) 555-0190 | 26 Dartmouth Place | Boston | MA | 02116
Beatrice Coleman | bea.coleman@example.com | (615) 555-0137 | 1904 Fatherland Street | Nashville | TN | 37206
Samuel Yellowhorse | sam.yellowhorse@example.org | (928) 555-0155 | 640 Aspen Avenue | Flagstaff | AZ | 86001
Nadia Petrov | nadia.petrov@example.com | (718) 555-0108 | 215 Bergen Street, Apt 3 | Brooklyn | NY | 11217
Caleb Jorgensen | caleb.jorgensen@example.com | (608) 555-0172 | 1417 Jenifer Street | Madison | WI | 53703
Imani Brooks | imani.brooks@example.org | (410) 555-0141 | 3022 Abell Avenue | Baltimore | MD | 21218
Ruth Feldman | ruth.feldman@example.com | (215) 555-0199 | 730 Pine Street | Philadelphia | PA | 19106
Joaquin Reyes | joaquin.reyes@example.com | (210) 555-0166 | 411 Mission Road | San Antonio | TX | 78210
Margaret Oduya | margaret.oduya@example.org | (773) 555-0128 | 5540 N Magnolia Avenue | Chicago | IL | 60640
Elliot Crane | elliot.crane@example.com | (207) 555-0103 | 19 Munjoy Street | Portland | ME | 04101
Sofia Marchetti | sofia.marchetti@example.org | (720) 555-0184 | 2750 Lafayette Street | Denver | CO | 80205
Andre Baptiste | andre.baptiste@example.com | (504) 555-0150 | 1133 Dauphine Street | New Orleans | LA | 70116
Katherine Doyle | kate.doyle@example.com | (614) 555-0112 | 68 Whittier Street | Columbus | OH | 43206
Henry Vu | henry.vu@example.org | (801) 555-0179 | 945 Windsor Street | Salt Lake City | UT | 84105
Lillian Prescott | lillian.prescott@example.com | (406) 555-0135 | 322 South Tracy Avenue | Bozeman | MT | 59715
`;

/** Two dozen invented shoppers. */
export const demoCustomers: DemoCustomer[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', email = '', phone = '', address = '', city = '', state = '', zip = ''] =
      row.split(' | ');
    return { name, email, phone, address, city, state, zip };
  });
