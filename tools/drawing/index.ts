import { bagPictures } from './garments/bags';
import { headwearPictures } from './garments/headwear';
import { jerseyPictures } from './garments/jerseys';
import { teamExtraPictures } from './garments/team-extras';
import { warmLayerPictures } from './garments/warm-layers';
import { potteryPictures } from './pottery/pottery';
import { loomClothPictures } from './textiles/loom-cloth';
import { loomCushionPictures } from './textiles/loom-cushions';

export { drawLogo } from './logos';

const pictures: Record<string, () => string> = {
  ...potteryPictures,
  ...jerseyPictures,
  ...warmLayerPictures,
  ...headwearPictures,
  ...bagPictures,
  ...teamExtraPictures,
  ...loomClothPictures,
  ...loomCushionPictures,
};

/** The names of all pictures. A test checks a catalogue against them without drawing. */
export const artworkNames: readonly string[] = Object.keys(pictures);

/**
 * A product picture as SVG with viewBox 0 0 1280 1280. The same name always gives the same markup, one to four
 * megabytes because form is shaded piece by piece: render it, do not serve it. Throws for an unknown name.
 */
export function drawArtwork(name: string): string {
  const draw = pictures[name];
  if (!draw) throw new Error(`No artwork is drawn under the name "${name}"`);
  return draw();
}
