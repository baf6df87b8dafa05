import { counted } from './demo-stock';
import { personalised, plain } from './product-kinds';
import type { DemoProduct } from './types';

const [blankets, scarves, table] = ['Blankets & Cushions', 'Scarves & Wraps', 'Kitchen & Table'];

/** The weaver's products. */
export const loomProducts: DemoProduct[] = [
  plain({
    sku: 'THR-P4LD',
    name: 'Madder Plaid Throw',
    description:
      'A soft sofa throw in undyed, oat and madder red. The wool comes from a Vermont flock of Corriedale sheep and is spun an hour from the loom; the red is real madder root, so each dye lot is a touch different. 130 × 180 cm (51 × 71 in) plus a twisted fringe. Washed and brushed before it reaches you. Hand wash cool, dry flat.',
    priceCents: 21500,
    category: blankets,
    picture: 'throw-plaid',
  }),
  plain({
    sku: 'BLK-H7BN',
    name: 'Indigo Herringbone Blanket, Full Bed Size, in Naturally Dyed Wool on Undyed Pale Warp',
    description:
      'Our largest piece, woven in two panels and joined down the middle with a hand-stitched seam that you have to look for. The weft is dipped in a natural indigo vat six times, rested between dips, then rinsed until the water runs clear; the warp is left pale, so the herringbone reads from across the room. 200 × 230 cm (79 × 91 in), 1.9 kg (4¼ lb), fringe on the short sides. A little blue may rub off in the first weeks. Hand wash cool or dry clean. We weave six a month; allow five weeks.',
    priceCents: 48500,
    category: blankets,
    picture: 'blanket-herringbone',
  }),
  personalised(
    {
      sku: 'BLK-B2BY',
      name: 'Baby Blanket with Name',
      description:
        'A light blanket for a crib or stroller in superfine merino, striped sage and cream. The name is embroidered by hand along one corner in indigo wool, with the thread ends buried so nothing can be pulled loose. 80 × 100 cm (31½ × 39 in). Machine washable on a wool cycle at 86°F (30°C). Woven to order; please allow three weeks.',
      priceCents: 12800,
      category: blankets,
      picture: 'blanket-baby',
      warnings:
        'Not for an unattended cot in the first year.\nThe fringe is under 2 cm; check it after each wash.',
    },
    { label: 'Name to embroider (max 10 letters)', placeholder: 'e.g. Wren', limit: 10 },
  ),
  plain({
    sku: 'CUS-S6TR',
    name: 'Ticking Stripe Cushion',
    description:
      'A square cushion cover in heavy linen and cotton, with indigo stripes laid out like old mattress ticking. The back closes with an envelope overlap, so there is no zip to scratch a chair. 50 × 50 cm (20 × 20 in); choose a 55 cm insert for the full shape in the picture. Machine wash at 86°F (30°C), iron while damp. Insert not included.',
    priceCents: 6800,
    category: blankets,
    picture: 'cushion-stripe',
  }),
  counted(
    plain({
      sku: 'CUS-D3MD',
      name: 'Diamond Lumbar Cushion',
      description:
        'A long cushion in overshot weave, an old New England coverlet pattern scaled up into diamonds. Wool weft in weld yellow over walnut-dyed cotton. 60 × 38 cm (24 × 15 in), with a wooden-button closure on the back. Comes with a wool insert. Spot clean, or hand wash the cover cool. Resting until the next weld harvest.',
      priceCents: 9400,
      category: blankets,
      picture: 'cushion-diamond',
      isActive: false,
    }),
    0,
  ),
  plain({
    sku: 'SCF-L5MB',
    name: 'Lambswool Scarf in Three Blues',
    description:
      'Three depths of indigo, from a single dip to nine, divided by a thin undyed line. Woven in two-ply lambswool and washed hot once so the cloth blooms and the yarns settle. 180 × 32 cm (71 × 12½ in) plus fringe, 190 g (6¾ oz): enough to wrap twice. Hand wash cool with wool soap and dry flat.',
    priceCents: 9800,
    category: scarves,
    picture: 'scarf-lambswool',
  }),
  plain({
    sku: 'WRP-G8RD',
    name: 'Garden Plaid Wrap',
    description:
      'A wide wrap to throw over a coat or an armchair, in midnight blue and sage with a line of weld yellow. The yarn is merino and Shetland, a mix that is soft at the neck but holds its pattern. 200 × 70 cm (79 × 27½ in), fringe twisted by hand. Weighs 410 g (14½ oz). Dry clean, or hand wash cool and press with steam.',
    priceCents: 16400,
    category: scarves,
    picture: 'wrap-plaid',
  }),
  plain({
    sku: 'TWL-P2AR',
    name: 'Tea Towels, Pair',
    description:
      'One with indigo bands, one in a madder windowpane check. Half linen for drying glasses without lint, half cotton so they soften within a few washes. Hemmed by machine with a woven hanging loop. 50 × 70 cm (20 × 27½ in) each. Machine wash hot; the colors hold. They come washed, tied with a strip of selvage.',
    priceCents: 4400,
    category: table,
    picture: 'towels-pair',
  }),
  plain({
    sku: 'RUN-B9DR',
    name: 'Bordered Table Runner',
    description:
      'A linen runner with a double indigo border down each side and pale blue bars at the ends, where it hangs over the table. Hemstitched by hand and finished with a short knotted fringe. 40 × 180 cm (15¾ × 71 in), right for a table of six. Machine wash warm, iron damp on the wrong side. Other lengths on request.',
    priceCents: 7600,
    category: table,
    picture: 'runner-border',
  }),
  plain({
    sku: 'SAC-L3VN',
    name: 'Lavender Sachets, Set of Three',
    description:
      'Small pillows sewn from the ends of warps, too good to throw away, and filled with lavender from a farm across the river. Patterns vary with what was last on the loom; you get three different ones. 12 × 12 cm (4¾ in) each. Squeeze to freshen the scent, and tuck among wool to keep moths away. Do not wash.',
    priceCents: 2600,
    category: null,
    picture: 'sachets-lavender',
  }),
];
