import { normalize, type Point, type Vector } from './geometry';

/**
 * A parallel view of a scene whose units are picture pixels at zoom 1: x right, y up, z toward the viewer.
 * `pitch` and `yaw` are radians; the scene's origin lands on (centerX, groundY).
 */
export type Camera = { pitch: number; yaw: number; centerX: number; groundY: number; zoom: number };

/** Toward the light, upper left and in front, the same for every picture of the set. */
export const lightDirection: Vector = normalize([-0.62, 0.72, 0.52]);

/** Turns a scene point by the yaw. The light stays upper left in whichever direction a thing faces. */
export function turn(camera: Camera, [x, y, z]: Vector): Vector {
  const [cosine, sine] = [Math.cos(camera.yaw), Math.sin(camera.yaw)];
  return [x * cosine + z * sine, y, z * cosine - x * sine];
}

/** Picture position of a turned point. */
export function project(camera: Camera, [x, y, z]: Vector): Point {
  return [
    camera.centerX + x * camera.zoom,
    camera.groundY + (z * Math.sin(camera.pitch) - y * Math.cos(camera.pitch)) * camera.zoom,
  ];
}

/** Depth of a turned point: larger is nearer to the viewer. */
export function nearness(camera: Camera, [, y, z]: Vector): number {
  return z * Math.cos(camera.pitch) + y * Math.sin(camera.pitch);
}

/** The direction toward the viewer. */
export function viewDirection(camera: Camera): Vector {
  return [0, Math.sin(camera.pitch), Math.cos(camera.pitch)];
}
