import { personalised, plain } from './product-kinds';
import type { DemoProduct } from './types';

const [mugs, bowls, plates] = ['Mugs & Cups', 'Bowls', 'Plates'];

/** The pottery's tableware. */
export const clayTable: DemoProduct[] = [
  plain({
    sku: 'MUG-K4T2',
    name: 'Everyday Mug',
    description:
      'The mug most of our customers start with. It holds 12 oz (350 ml), stands 9.5 cm (3¾ in) tall, and has a handle that takes three fingers comfortably. The cream glaze is satin and shows the iron in the clay as brown speckles; the foot is left bare and sanded smooth. Dishwasher and microwave safe. No two have the same speckle.',
    priceCents: 3400,
    category: mugs,
    picture: 'mug-everyday',
  }),
  personalised(
    {
      sku: 'MUG-N7RA',
      name: 'Name Mug',
      description:
        'A straight-sided 12 oz (350 ml) mug in rose glaze with a white interior. We press your name into the bare clay band with brass letters while the mug is still leather-hard, so it will never rub off. Height 9 cm (3½ in). Dishwasher and microwave safe. Made to order: please allow four weeks for drying, two firings and shipping.',
      priceCents: 4200,
      category: mugs,
      picture: 'mug-name-stamp',
    },
    { label: 'Name to stamp (max 12 letters)', placeholder: 'e.g. Rosalind', limit: 12 },
  ),
  plain({
    sku: 'CUP-E2SP',
    name: 'Espresso Cups, Pair',
    description:
      'Two small cups without handles, sized for a double shot: 3 oz (90 ml) each, 6 cm (2⅜ in) tall. Cobalt glaze outside, oat inside so you can see the crema. The walls are thick enough to hold warmth and cool enough to pick up by the rim. Dark stoneware foot. Dishwasher safe. Sold as a pair in a recycled card box.',
    priceCents: 4800,
    category: mugs,
    picture: 'cups-espresso',
  }),
  plain({
    sku: 'TUM-C3LD',
    name: 'Celadon Drip Tumbler',
    description:
      'A tall cup for iced tea, beer or a bunch of pens. We dip each one in celadon and let the glaze run over dark brown stoneware, so the drips stop where they please. It holds 16 oz (470 ml) and stands 14 cm (5½ in) tall. Dishwasher safe. Glaze runs vary; tell us if you want a calm one.',
    priceCents: 3000,
    category: mugs,
    picture: 'tumbler-drip',
  }),
  plain({
    sku: 'BWL-S5GE',
    name: 'Breakfast Bowl',
    description:
      'Deep enough for oatmeal with everything on it, wide enough for salad. Sage glaze over speckled stoneware, with a turned foot that gives you something to hold when the bowl is hot. 15 cm (6 in) across, 7 cm (2¾ in) deep, 22 oz (650 ml). Microwave and dishwasher safe. Stacks neatly, four bowls to a hand’s height.',
    priceCents: 3600,
    category: bowls,
    picture: 'bowl-breakfast',
  }),
  plain({
    sku: 'BWL-R8MN',
    name: 'Ramen Bowl',
    description:
      'A generous bowl for noodles and broth, 20 cm (8 in) across and 9 cm (3½ in) deep, holding 40 oz (1.2 l). The glaze is tenmoku, an iron glaze that goes nearly black where it is thick and breaks to rust along the lip. A high terracotta-colored foot keeps the heat off the table. Dishwasher safe; warm it with hot water before serving.',
    priceCents: 4400,
    category: bowls,
    picture: 'bowl-ramen',
  }),
  plain({
    sku: 'BWL-N3ST',
    name: 'Nesting Mixing Bowls in Cream, Oat and Rust, Set of Three with Turned Feet',
    description:
      'Three bowls thrown from one batch of clay so that they shrink alike and nest without rocking. The large one is 28 cm (11 in) across and takes a two-loaf dough; the middle, 22 cm (8¾ in), is right for batter; the small, 16 cm (6¼ in), for whisked eggs or a sauce. Glazed in cream, oat and rust over speckled stoneware. Dishwasher, microwave and oven safe to 390°F (200°C) if heated with the oven. The set weighs 3.4 kg (7½ lb).',
    priceCents: 12800,
    category: bowls,
    picture: 'bowls-nesting',
  }),
  personalised(
    {
      sku: 'PET-B6WL',
      name: 'Pet Bowl with Name',
      description:
        'A heavy, flared bowl that stays put when the dog does not. We stamp the name into the outside before the first firing, then glaze the inside cobalt. Diameter at the base 18 cm (7 in), depth 6 cm (2⅜ in), capacity 24 oz (700 ml), weight 1.1 kg (2½ lb). Food safe and dishwasher safe. Made to order in four weeks.',
      priceCents: 4600,
      category: bowls,
      picture: 'bowl-pet',
    },
    { label: 'Name to stamp (max 8 letters)', placeholder: 'e.g. Otis', limit: 8 },
  ),
  plain({
    sku: 'PLT-D9NR',
    name: 'Tidepool Dinner Plate',
    description:
      'A flat, low-rimmed plate with room for a whole dinner: 27 cm (10⅝ in) across, 2.5 cm (1 in) high. Two blue-green glazes overlap at the rim and feather into each other in the kiln, so the edge of the pool is different on every plate. Fits a standard dishwasher rack. Microwave safe. Priced each; matching sets of four or six come from one firing.',
    priceCents: 3800,
    category: plates,
    picture: 'plate-dinner',
    pictureWords: 'A blue-green dinner plate, seen from above',
    furtherPictures: [
      { drawing: 'plate-fern', words: 'The charcoal fern plate, which goes with it' },
      { drawing: 'bowl-ramen', words: 'The bowl that stands on it' },
    ],
  }),
  plain({
    sku: 'PLT-F4RN',
    name: 'Fern Sgraffito Plate',
    description:
      'A serving plate of red clay coated in charcoal slip. While the slip is damp, we draw a fern through it with a needle tool, which shows the clay as a fine copper line you can feel with a fingertip. 24 cm (9½ in) across. Sealed with a thin matte glaze and food safe. Hand wash to keep the line crisp.',
    priceCents: 6400,
    category: plates,
    picture: 'plate-fern',
  }),
  personalised(
    {
      sku: 'PLT-W2ED',
      name: 'Wedding Plate',
      description:
        'A porcelain plate made for one couple. We draw your initials by hand inside a double ring, in iron oxide that fires to a warm brown under clear white glaze. 27 cm (10⅝ in) across, with a pierced foot ring on the back for hanging. Food safe; hand wash. We send a photo of the drawing before firing. Please allow five weeks.',
      priceCents: 9500,
      category: plates,
      picture: 'plate-wedding',
    },
    { label: 'Two initials to draw (one letter each)', placeholder: 'e.g. R & T', limit: 5 },
  ),
];
