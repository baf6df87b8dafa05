import { forTeams, personalised, plain } from './product-kinds';
import type { DemoProduct } from './types';

const [headwear, bags] = ['Headwear', 'Bags & Supporters'];

/** Hats, bags and goods for supporters. */
export const stitchAccessories: DemoProduct[] = [
  personalised(
    {
      sku: 'CAP-M6KS',
      name: 'Six-Panel Cap with Initials',
      description:
        'A navy cotton twill cap with a red brim, eight rows of stitching in the visor, and brass-free plastic eyelets that do not rust. We embroider up to three initials on the front panels in raised white thread, 4.5 cm (1¾ in) tall. The strap closes with a buckle and fits 55–62 cm (21⅝–24⅜ in). Spot clean. Ready in one week.',
      priceCents: 3200,
      category: headwear,
      picture: 'cap-initials',
    },
    { label: 'Initials to embroider (max 3 letters)', placeholder: 'e.g. MK', limit: 3 },
  ),
  plain({
    sku: 'HAT-B2BL',
    name: 'Bobble Hat',
    description:
      'A chunky ribbed hat in club green with gold and white bands, a deep turned-up cuff and a pompom tied by hand from the leftover yarn. Half merino, half acrylic: warm, and forgiving in the wash. One size, about 24 cm (9½ in) tall with the cuff folded. Hand wash or wool cycle. A winter piece; knitting starts again in September.',
    priceCents: 2800,
    category: headwear,
    picture: 'hat-bobble',
    isActive: false,
  }),
  personalised(
    {
      sku: 'BAG-D5FL',
      name: 'Kit Bag with Name',
      description:
        'A barrel bag that takes boots, guards, two towels and a ball. Black 600-denier canvas with red ends, seat-belt webbing that runs right around the body, and a zip heavy enough to pull with gloves on. We embroider one name on the side. 58 × 28 × 28 cm (23 × 11 × 11 in), 45 liters. Wipe clean. Ready in ten days.',
      priceCents: 7400,
      category: bags,
      picture: 'bag-duffel',
    },
    { label: 'Name to embroider (max 8 letters)', placeholder: 'e.g. Juno', limit: 8 },
  ),
  forTeams(
    {
      sku: 'BAG-S3CK',
      name: 'Drawstring Boot Bag',
      description:
        'A light sack for muddy boots, in two blues with a gold line. The cord is 8 mm cotton, knotted through brass grommets, and the bottom seam is bound twice because that is where these bags give out. Your crest is printed large on the front in up to six colors. 46 × 36 cm (18 × 14 in). Minimum ten. Machine wash cold. Two weeks from proof.',
      priceCents: 1800,
      category: bags,
      picture: 'bag-drawstring',
    },
    ['logo'],
  ),
  forTeams(
    {
      sku: 'SCF-B7AR',
      name: 'Supporters’ Bar Scarf',
      description:
        'The terrace scarf as it ought to be: knitted double, bars of maroon and gold straight through, fringe knotted by hand at both ends. Soft high-bulk acrylic that does not itch. 150 × 18 cm (59 × 7 in) plus fringe. Upload your crest and we knit it into one end. Tell us your colors in the order notes. Minimum 24. Hand wash. Five weeks.',
      priceCents: 2200,
      category: bags,
      picture: 'scarf-bar',
    },
    ['logo'],
  ),
  plain({
    sku: 'ARM-C1PT',
    name: 'Captain’s Armband',
    description:
      'A gold elastic band with black edges and a stitched black C, wide enough to be seen from the far touchline. The elastic is 6.5 cm (2½ in) wide and woven with a silicone thread inside, so it stays on a wet sleeve. Adult size fits arms of 28–40 cm (11–15¾ in); youth 20–28 cm (8–11 in). Machine wash cold, dry flat.',
    priceCents: 1200,
    category: null,
    picture: 'armband-captain',
  }),
];
