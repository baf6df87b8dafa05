import { noise } from '../../../prisma/seed/random';
import type { Camera } from '../camera';
import { dim, rgb } from '../color';
import { tube } from '../plants';
import { type Facet, mesh } from '../surface';

/** Three wooden spoons standing in a crock. */
export function spoons(camera: Camera): Facet[] {
  const wood = (tone: string) => ({
    gloss: 0.06,
    shininess: 14,
    color: (u: number, v: number) =>
      dim(rgb(tone), 1 + noise(u * 7, v * 3, 5) * 0.08 + noise(u * 30, v * 5, 9) * 0.04),
  });
  const tools = [
    { tone: '#c9986a', foot: -40, top: -150, tall: 760, head: 66, z: -30 },
    { tone: '#a87448', foot: 60, top: 128, tall: 800, head: 58, z: 10 },
    { tone: '#dbb382', foot: 10, top: -6, tall: 860, head: 50, z: -80 },
  ];
  return tools.flatMap(({ tone, foot, top, tall, head, z }) => {
    const handle = tube(
      [
        [foot, 120, z],
        [(foot + top) / 2, tall * 0.5, z],
        [top, tall - 90, z],
      ],
      13,
      11,
    );
    const bowl = (u: number, v: number): [number, number, number] => {
      const size = Math.sin(Math.PI * (0.06 + v * 0.93)) ** 0.55;
      const angle = -u * Math.PI * 2;
      const lean = (top - foot) / tall;
      return [
        top + lean * (v * 190 - 30) + Math.cos(angle) * head * size,
        tall - 110 + v * 190,
        z - Math.sin(angle) * 15 * size,
      ];
    };
    return [
      ...mesh(camera, handle, wood(tone), { columns: 14, rows: 30 }),
      ...mesh(camera, bowl, wood(tone), { columns: 30, rows: 26 }),
    ];
  });
}
