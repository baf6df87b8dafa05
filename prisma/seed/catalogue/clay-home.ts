import { inOptions, planterOptions } from './demo-options';
import { counted, oneOfAKind } from './demo-stock';
import { personalised, plain } from './product-kinds';
import type { DemoProduct } from './types';

const [vases, planters] = ['Vases', 'Planters'];

/** The pottery's goods for shelves and windowsills. */
export const clayHome: DemoProduct[] = [
  plain({
    sku: 'VAS-B5UD',
    name: 'Bud Vase',
    description:
      'A round belly and a neck 2.5 cm (1 in) wide, just right for one branch, three stems of dried wheat, or the first daffodil. Blue-gray satin glaze over speckled stoneware, bare at the foot. 14 cm (5½ in) tall. It is watertight, but set it on a coaster if your table is unsealed wood. Stems shown are not included.',
    priceCents: 3900,
    category: vases,
    picture: 'vase-bud',
  }),
  oneOfAKind(
    plain({
      sku: 'VAS-M1JR',
      name: 'Moon Jar',
      description:
        'Two bowls thrown separately, joined rim to rim and glazed milk white, after the Korean jars of the same name. The join leaves a faint line at the waist and each jar leans a little its own way; we choose the ones that lean well. About 28 cm (11 in) tall and 27 cm (10½ in) wide. Watertight. Packed in a double box.',
      priceCents: 18500,
      category: vases,
      picture: 'vase-moon-jar',
    }),
  ),
  plain({
    sku: 'VAS-R6BD',
    name: 'Ribbed Floor Vase',
    description:
      'A tall vase in rust glaze, fluted by hand with a loop tool while the clay is firm, so the glaze pools dark in the grooves and thins to orange on the ribs. 38 cm (15 in) tall, 20 cm (8 in) at the widest. Watertight and heavy enough for tall branches. Out of the catalogue while we rebuild the big kiln.',
    priceCents: 9200,
    category: vases,
    picture: 'vase-ribbed',
    isActive: false,
  }),
  inOptions(
    plain({
      sku: 'PLN-S7CR',
      name: 'Planter with Saucer',
      description:
        'Terracotta that can breathe, with a glaze over the upper half, in white or sage, to keep the rim clean. There is a 12 mm (½ in) drainage hole and a deep matching saucer that holds a full watering. Choose the inside diameter: 12 cm (4¾ in) for a cutting, 16 cm (6¼ in) as a step up from a 5-inch nursery pot, 20 cm (7¾ in) for a small tree. Bring it indoors before a hard frost.',
      priceCents: 5400,
      category: planters,
      picture: 'planter-saucer',
    }),
    planterOptions,
  ),
  personalised(
    {
      sku: 'PLN-H3RB',
      name: 'Named Herb Pot',
      description:
        'A windowsill pot with the name of its herb, or of its gardener, stamped into bare clay below a band of sage glaze. 15 cm (6 in) tall and 15 cm (6 in) across, with a drainage hole and three small feet underneath. Comes with a cork mat. Plant not included. Made to order; ready to ship in four weeks.',
      priceCents: 4800,
      category: planters,
      picture: 'planter-herb',
    },
    { label: 'Word to stamp (max 10 letters)', placeholder: 'e.g. Thyme', limit: 10 },
  ),
  counted(
    plain({
      sku: 'CRK-U8TN',
      name: 'Utensil Crock',
      description:
        'A wide, weighted crock that lives beside the stove. Cream glaze runs over dark clay at the base, and the lip is rolled thick so a ladle can knock against it without chipping. 17 cm (6¾ in) tall, 15 cm (6 in) across the mouth, 1.6 kg (3½ lb). Dishwasher safe. Holds a dozen tools; the spoons in the picture stay with us.',
      priceCents: 5600,
      category: null,
      picture: 'crock-utensil',
    }),
    2,
  ),
];
