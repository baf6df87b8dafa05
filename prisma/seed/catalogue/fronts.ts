// What the demo shops show of themselves: as their owners would write it.
import type { NoticeValues } from '@/lib/tenants/front/notice-values';
import type { PolicyKind } from '@/lib/tenants/policies/policy-kinds';

export type DemoFront = {
  bannerAlt: string;
  heading: string;
  story: string;
  /** By name. */
  featuredProducts: string[];
  featuredCategories: string[];
  /** As the settings' form has them. */
  notices: Partial<NoticeValues>;
  /** In place of the templates. */
  pages: Partial<Record<PolicyKind, string>>;
};

const weekdays = (from: string, to: string) =>
  Object.fromEntries(
    ['tuesday', 'wednesday', 'thursday', 'friday'].flatMap((day) => [
      [`${day}From`, from],
      [`${day}To`, to],
    ]),
  );

export const demoFronts: Readonly<Record<string, DemoFront>> = {
  clayandkiln: {
    bannerAlt: 'A stoneware mug, a moon jar and a ramen bowl, freshly fired.',
    heading: 'Stoneware for every day',
    story: `I throw each piece on a kick wheel in a former tobacco barn in Asheville, and glaze it with ash from our own stove.

No two are the same, and **all of them go into the dishwasher**.`,
    featuredProducts: ['Moon Jar', 'Celadon Drip Tumbler', 'Fern Sgraffito Plate', 'Planter with Saucer'],
    featuredCategories: ['Bowls', 'Vases', 'Planters'],
    notices: {
      instagram: 'https://www.instagram.com/clayandkiln.example',
      pinterest: 'https://www.pinterest.com/clayandkiln.example',
      ...weekdays('10:00', '17:00'),
      saturdayFrom: '10:00',
      saturdayTo: '14:00',
    },
    pages: {
      about: `I am Rosalind Harker. I came to clay by accident: a rainy week in 2009, a borrowed wheel, and a bowl that leaned so far that it became a spoon rest. It is still in the window.

## How a mug is made

1. **Thrown** from North Carolina stoneware, about eight minutes at the wheel.
2. **Turned and handled** the next morning, when the clay is as firm as cheese.
3. **Fired twice**, with two weeks of drying before the first time.

From the first lump to your table it takes a mug about five weeks. That is why we make them in batches, and why a glaze can be sold out for a while.

## Come by

The barn is on Kiln Lane, ten minutes from downtown Asheville. The kettle is on from Tuesday to Saturday.`,
      shipping: `We pack in paper, wool and second-hand boxes: **nothing of ours has plastic in it**, and about one parcel in four hundred breaks. If yours is that one, send a photo within two weeks, and we make the piece again.

## When it leaves

| What | Leaves us within |
|---|---|
| Pieces in stock | 3 working days |
| With a name on it | 3 weeks |
| A set of eight or more | 6 weeks |

We ship on Tuesdays and Fridays. You get an email when your parcel leaves.`,
      returns: `If a piece is not what you hoped for, write to hello@clayandkiln.test within **30 days** after it arrived, and send it back unused. We give your money back the way you paid.

A piece with a name on it can only come back if it is damaged, or if we made a mistake. Then a photo is enough.

You pay for sending something back, unless the mistake was ours.`,
    },
  },
  stitchworks: {
    bannerAlt: 'A striped jersey, a club scarf and a hoodie with a name.',
    heading: 'Kits for teams that play on Sundays',
    story: `Send us your badge and your roster: we print every name and number here in Duluth, and **check each one by hand**.

No minimum. A team of five is a team.`,
    featuredProducts: [
      'Keeper Jersey',
      'Quarter-Zip Training Top',
      'Supporters’ Bar Scarf',
      'Drawstring Boot Bag',
    ],
    featuredCategories: [],
    notices: {
      instagram: 'https://www.instagram.com/stitchworks.example',
      facebook: 'https://www.facebook.com/stitchworks.example',
    },
    pages: {
      about: `Stitchworks is six people, four machines and one very old heat press. We began in 2014 with a single order: eleven jerseys for a pub team that had lost its bag on the bus.

## What we do differently

- **You see the roster before we print it.** Every name, every number, every size.
- **A late player is no problem.** One more jersey costs what one jersey costs.
- **We mend.** A number that comes off in the first two seasons is put back on for free.`,
      shipping: `A team order leaves us **within 15 working days** after it is paid. Is there a match that it has to reach? Write to us before you order, and we tell you honestly whether it can.

We pack by player: each bag has a label with name, number and size.`,
    },
  },
  quietloom: {
    bannerAlt: 'A madder plaid throw, a striped cushion and a lambswool scarf.',
    heading: 'Woven slowly, used for decades',
    story: `Blankets, scarves and linen from two floor looms in southern Vermont. We dye with madder, weld and indigo that grow behind the house.`,
    featuredProducts: [
      'Madder Plaid Throw',
      'Diamond Lumbar Cushion',
      'Garden Plaid Wrap',
      'Tea Towels, Pair',
    ],
    featuredCategories: ['Blankets & Cushions', 'Scarves & Wraps', 'Kitchen & Table'],
    notices: {
      announcement: 'Blankets that are ordered this week leave the loom within ten days.',
      announcementLink: '/policies/shipping',
      instagram: 'https://www.instagram.com/quietloom.example',
      etsy: 'https://www.etsy.com/shop/quietloomexample',
      ...weekdays('09:00', '16:00'),
    },
    pages: {
      about: `We are two sisters, two looms and eleven sheep. The sheep are called after rivers. Their wool becomes the pale warp that runs through everything we weave.

A blanket takes **four days at the loom**, and one more in the bath. We weave what we have yarn for, and stop when it is gone.

## Care

Wash wool by hand and cool, with a soap for wool. Dry it flat. Moths do not like lavender: there is a sachet in each parcel.`,
    },
  },
};
