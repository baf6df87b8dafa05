import { stage } from '../backdrop';
import { type Camera, project, turn } from '../camera';
import { stitchAlong } from '../garment-marks';
import { type Point, points } from '../geometry';
import { letterStrokes } from '../lettering';
import { fromAbove, type rooms } from '../palette';
import { levelAt } from '../pottery/pot-marks';
import { castShadow } from '../shadow';
import { type Facet, paint, pathThrough } from '../surface';
import { foldedStack, type Stack } from './folded';

/** From above and a little to the side, so that the layers show. */
export const stackView: Camera = { pitch: 0.5, yaw: -0.38, centerX: 610, groundY: 800, zoom: 1.2 };

/** The dark line where the lowest layer meets the table. */
function footprint(view: Camera, { halfWidth, halfDepth }: Stack): string {
  const corners = points('-1,1 1,1 1,-1 -1,-1').map(([x = 0, z = 0]) =>
    project(view, turn(view, [x * (halfWidth + 3) + 5, 0, z * (halfDepth + 6) + 4])),
  );
  return `<path d="${pathThrough(corners)}" fill="#241a16" opacity="0.5" filter="url(#tight)"/>`;
}

/** A picture of a folded blanket; `more` adds objects on it or hanging from it. */
export function folded(
  stack: Stack,
  room: (typeof rooms)[keyof typeof rooms],
  more: (top: number) => Facet[] = () => [],
  view = stackView,
): string {
  const { facets, surfaces, top } = foldedStack(view, stack);
  const shadow = castShadow(view, surfaces, { onto: 'table' }, 0.34) + footprint(view, stack);
  return stage(fromAbove(room, 430), shadow + paint([...facets, ...more(top)], 'wool'), 'wool');
}

/** A name embroidered on the uppermost fold. */
export const nameOnFold =
  (text: string, color: string) =>
  (top: number): Facet[] =>
    letterStrokes(text).flatMap((stroke) =>
      stitchAlong(
        stackView,
        levelAt(top + 4),
        (x, y) => [x, y],
        stroke.map(([x, y]): Point => [x * 92 + 120, y * 92 - 120]),
        15,
        color,
      ).map((facet) => ({ ...facet, depth: facet.depth + 600 })),
    );
