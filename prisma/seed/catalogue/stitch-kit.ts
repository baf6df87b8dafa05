import { inOptions, rosterSizes } from './demo-options';
import { forTeams, personalised, plain } from './product-kinds';
import { jacketColumns, jerseyColumns, keeperColumns } from './roster-columns';
import type { DemoProduct } from './types';

const [match, training, warmUp] = ['Match Day', 'Training', 'Warm-Up'];

/** A squad's kit. */
export const stitchKit: DemoProduct[] = [
  forTeams(
    {
      sku: 'JER-S9TR',
      name: 'Striped Match Jersey',
      description:
        'Our classic home shirt in royal and white, with the stripes knitted in rather than printed, so they do not crack or fade. The fabric is 140 gsm recycled polyester with mesh side panels. Send your crest and a roster with names, numbers and sizes; we number the backs in 20 cm (8 in) twill figures. Youth S to adult 3XL. Machine wash cold. Four weeks from approved proof.',
      priceCents: 4900,
      category: match,
      picture: 'jersey-stripes',
    },
    ['logo', 'roster'],
    jerseyColumns,
  ),
  forTeams(
    {
      sku: 'JER-N1UM',
      name: 'V-Neck Numbered Match Jersey with Two-Layer Twill Front Number and Contrast Cuffs',
      description:
        'A maroon jersey for teams who like their numbers big. The front number is 25 cm (10 in) tall, cut from two layers of tackle twill and zigzag stitched all around, with gold ribbing at the neck and cuffs. The 160 gsm polyester interlock wears well under shoulder pads or on its own. Upload a roster with one row per player: name, number, size. Names on the back are included in the price, and we keep your cut files for three years, so a late signing matches the rest of the squad. Machine wash cold, inside out.',
      priceCents: 5400,
      category: match,
      picture: 'jersey-number',
    },
    ['logo', 'roster'],
  ),
  forTeams(
    {
      sku: 'JER-K2PR',
      name: 'Keeper Jersey',
      description:
        'Long sleeves in a lime nobody on your side will mistake. Two black chest bands, a padded elbow with 6 mm foam sewn between two layers, and a cuff that stays tucked into gloves. 150 gsm recycled polyester. Send a roster with your keepers’ names, numbers and sizes; youth M to adult 2XL. Machine wash cold and line dry. Ships with your match order.',
      priceCents: 5800,
      category: match,
      picture: 'jersey-keeper',
    },
    ['roster'],
    keeperColumns,
  ),
  plain({
    sku: 'SOC-M4CH',
    name: 'Match Socks',
    description:
      'Knee-high socks in royal and white with a cushioned foot and a turnover top that hides the guard straps. 78% cotton, 20% nylon, 2% elastane, knitted in Minnesota. The heel is a real turned heel, so left and right both sit where they should. Sizes 1–5, 6–9 and 10–13. Machine wash warm; they shrink less than 3%.',
    priceCents: 1400,
    category: match,
    picture: 'socks-match',
  }),
  plain({
    sku: 'TEE-T7RN',
    name: 'Training Tee',
    description:
      'The plain shirt we wear in the workroom. Sky-blue cotton and polyester jersey, 160 gsm, preshrunk, with a flat seam across the shoulders so a bag strap does not rub. A small S is stitched on the chest. Adult XS to 3XL; a medium measures 53 cm (21 in) across the chest and 72 cm (28½ in) long. Machine wash warm.',
    priceCents: 2400,
    category: training,
    picture: 'tee-training',
  }),
  forTeams(
    {
      sku: 'TOP-Q5ZP',
      name: 'Quarter-Zip Training Top',
      description:
        'A midweight layer in two greens for cold Tuesday evenings. Brushed inside, smooth outside, with a zip garage at the chin and thumb loops in the cuffs. We embroider your crest on the left chest, 8 cm (3¼ in) tall, up to nine thread colors; setup is included. Minimum six pieces, sizes mixed as you like. Machine wash cold. Three weeks from approved stitch-out.',
      priceCents: 6200,
      category: training,
      picture: 'top-quarter-zip',
    },
    ['logo'],
  ),
  inOptions(
    forTeams(
      {
        sku: 'JKT-W3UP',
        name: 'Warm-Up Jacket',
        description:
          'Navy with a red yoke, white piping and a full-length zip that opens from both ends, so you can sit on the bench in it. The shell is woven polyester that shrugs off drizzle; the lining is mesh. Two zipped pockets. We embroider the crest and add each player’s initials below it from your roster. Youth M to adult 3XL. Four weeks from approved proof.',
        priceCents: 8900,
        category: warmUp,
        picture: 'jacket-warm-up',
      },
      ['logo', 'roster'],
      jacketColumns,
    ),
    rosterSizes,
  ),
  personalised(
    {
      sku: 'HOD-N8ME',
      name: 'Embroidered Name Hoodie',
      description:
        'A heavy gray hoodie, 380 gsm, 80% cotton, with one name embroidered across the chest in gold satin stitch. The letters are 6 cm (2⅜ in) tall, backed with soft tear-away so they do not scratch. Double-layer hood, flat cotton cords, kangaroo pocket. Cut generously: a medium is 58 cm (23 in) across. Wash inside out, warm. Ready in ten days.',
      priceCents: 6800,
      category: warmUp,
      picture: 'hoodie-name',
    },
    { label: 'Name to embroider (max 10 letters)', placeholder: 'e.g. Marlo', limit: 10 },
  ),
];
