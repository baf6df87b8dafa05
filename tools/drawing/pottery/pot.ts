import { between, createRandom, noise, seedFrom } from '../../../prisma/seed/random';
import { type Camera, nearness, project } from '../camera';
import { dim, rgb } from '../color';
import type { Point, Vector } from '../geometry';
import { fleck, strokeOn } from '../marks';
import { castShadow, contactShadow } from '../shadow';
import { type Facet, type Finish, mesh, paint, type Surface } from '../surface';
import { glazeEdge, handleSurface, type PotRecipe } from './pot-recipe';
import { bareClay, glazeFinish, insideFinish, throwVessel, type Vessel } from './vessel';

/** A pot in painting order: everything behind the front wall, the front wall, then its marks. */
export type Pot = { inside: Facet[]; outside: Facet[]; marks: Facet[]; shadow: string; vessel: Vessel };

/** Less light reaches a pot just above the table. */
const nearTable = (height: number): number => 1 - 0.32 * Math.exp(-Math.max(0, height) / 38);

const part = (surface: Surface, low: (u: number) => number, high: (u: number) => number): Surface => {
  return (u, v) => surface(u, low(u) + (high(u) - low(u)) * v);
};

function speckle(
  camera: Camera,
  surface: Surface,
  recipe: PotRecipe,
  low: number,
  hidden = (_point: Vector) => false,
): Facet[] {
  const random = createRandom(seedFrom(`${recipe.name} speckles`));
  const color = rgb(recipe.speckleColor ?? '#5d4332');
  return Array.from({ length: recipe.speckles ?? 0 }, (): Facet[] => {
    const spot: Point = [random(), between(random, low, 0.97)];
    if (hidden(surface(...spot))) return [];
    return fleck(camera, surface, spot, 0.9 + 4.2 * random() ** 5 + random() * 1.1, color, random);
  }).flat();
}

/** True if the near side of the wall covers a place inside the pot. */
function behindFrontLip(camera: Camera, recipe: PotRecipe, vessel: Vessel): (point: Vector) => boolean {
  const [radius] = recipe.profile[recipe.profile.length - 1] ?? [0];
  const [atX, atZ] = recipe.at ?? [0, 0];
  return (point) => {
    const across = point[0] - atX;
    const near = Math.sqrt(Math.max(0, radius ** 2 - across ** 2));
    return project(camera, point)[1] > project(camera, [point[0], vessel.lipHeight, atZ + near])[1] - 12;
  };
}

/** A handle is pulled, not thrown: the same glaze, a little drier. */
function handleFinish(glaze: Finish): Finish {
  return { ...glaze, gloss: 0.16, color: (u, v, point) => glaze.color(u, v * 0.8, point) };
}

/** The pot's markup; `contents` are inside it, and parts that lean over its front lip are painted last. */
export function paintPot(camera: Camera, pot: Pot, contents: readonly Facet[] = []): string {
  const lip = nearness(camera, [0, pot.vessel.lipHeight, 0]) + Math.cos(camera.pitch) * 200;
  return [
    paint(pot.inside, 'glaze'),
    contents.length ? paint(contents.filter(({ depth }) => depth < lip)) : '',
    paint(pot.outside, 'glaze'),
    paint([...pot.marks]),
    contents.length ? paint(contents.filter(({ depth }) => depth >= lip)) : '',
  ].join('');
}

/** Builds a pot: bare foot, glaze with its running edge, inside, handle, speckles and shadow. */
export function makePot(camera: Camera, recipe: PotRecipe): Pot {
  const seed = seedFrom(recipe.name) % 9973;
  const vessel = throwVessel(recipe.profile, recipe.wall ?? 15, recipe.at);
  const edge = glazeEdge(recipe);
  const decorate = recipe.decorate ?? ((finish: Finish) => finish);
  const glaze = glazeFinish(recipe.glaze, seed, recipe.lip ?? '#b98a5e', recipe.gloss);
  const outer = decorate(glaze);
  const glazed = part(vessel.outside, edge, () => 1);
  const outerFinish: Finish = {
    ...outer,
    color: (u, v, point) => {
      const onPot = edge(u) + (1 - edge(u)) * v;
      const thick = 1 - 0.1 * Math.exp(-v * 26) + noise(u * 12, v * 3, seed) * 0.02;
      return dim(outer.color(u, onPot, point), thick * nearTable(point[1]));
    },
  };
  const innerGlaze = recipe.inside
    ? glazeFinish(recipe.inside, seed + 5, recipe.inside, recipe.gloss)
    : outer;
  const bare = bareClay(recipe.clay, seed);
  const bareFinish: Finish = {
    ...bare,
    color: (u, v, point) => dim(bare.color(u, v, point), nearTable(point[1])),
  };
  const handle = handleSurface(recipe);
  const wholeTurn = (finish: Finish): Finish => ({
    ...finish,
    color: (u, v, point) => finish.color(u % 1, v, point),
  });
  const halfOutside = (from: number): Facet[] => {
    const half = (surface: Surface): Surface => {
      return (u, v) => surface(from + u / 2, v);
    };
    const onHalf = (finish: Finish): Finish => ({
      ...wholeTurn(finish),
      color: (u, v, point) => finish.color((from + u / 2) % 1, v, point),
      ...(finish.relief && { relief: (u: number, v: number) => finish.relief?.(from + u / 2, v) ?? [0, 0] }),
    });
    const foot = part(
      vessel.outside,
      () => 0,
      (u) => edge(u) + 0.006,
    );
    return [
      ...mesh(camera, half(foot), onHalf(bareFinish), { columns: 64, rows: 22 }),
      ...mesh(camera, half(glazed), onHalf(outerFinish), { columns: 78, rows: 60, lift: 0.5 }),
    ];
  };
  const inside = [
    ...mesh(camera, vessel.inside, insideFinish(innerGlaze, vessel, recipe.floorLight), {
      columns: 100,
      rows: 38,
    }),
    ...halfOutside(0.75),
  ];
  const outside = [
    ...halfOutside(0.25),
    ...(handle ? mesh(camera, handle, handleFinish(glaze), { columns: 26, rows: 46 }) : []),
  ];
  const hidden = behindFrontLip(camera, recipe, vessel);
  const spots =
    recipe.speckles && !recipe.inside
      ? { ...recipe, speckles: Math.round(recipe.speckles * 0.5), name: `${recipe.name}-in` }
      : null;
  const marks = [
    ...speckle(camera, vessel.outside, recipe, (recipe.glazeLine ?? 0.12) + 0.01),
    ...(spots ? speckle(camera, vessel.inside, spots, 0, hidden) : []),
    // A plate's glaze ends underneath, out of sight.
    ...(recipe.floorLight === undefined
      ? strokeOn(
          camera,
          vessel.outside,
          Array.from({ length: 133 }, (_, index): Point => [index / 132, edge(index / 132)]),
          { color: dim(rgb(recipe.glaze), 0.72), width: 2.2, opacity: 0.5, cap: 'butt', lift: 2 },
        )
      : []),
  ];
  const surfaces = [vessel.outside, ...(handle ? [handle] : [])];
  const [footRadius] = recipe.profile[0] ?? [0];
  const [atX, atZ] = recipe.at ?? [0, 0];
  const [footX, footY] = project(camera, [atX, 0, atZ]);
  const reach = footRadius * camera.zoom;
  const shadow =
    castShadow(camera, surfaces, { onto: 'table' }, 0.3, 'soft') +
    contactShadow(footX + 7, footY + 4, reach + 9, reach * Math.sin(camera.pitch) + 7);
  return { inside, outside, marks, shadow, vessel };
}
