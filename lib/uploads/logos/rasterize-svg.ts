// A drawing is a program for its reader: one small file can keep librsvg busy for minutes or have it fill the
// memory, and nothing stops it from inside. So it is drawn by a process of its own, which knows no secret, is
// watched, and can be ended.
import 'server-only';
import { spawn } from 'node:child_process';
import { err, ok, type Result } from '@/lib/result';
import { watchMemory } from '@/lib/watch-memory';

/** The most milliseconds that drawing may take. Logos take a few hundred, most of them to start. */
const PATIENCE = 8_000;
/** The most memory that drawing may take, in kilobytes. Logos take about 100,000, most of them to start. */
const MOST_MEMORY = 400_000;

// Given as text, because a bundle has no file to point another process at. librsvg is handed bytes and no
// folder, so it opens no file and no address that the drawing names.
const SCRIPT = `
const sharp = require('sharp');
sharp.concurrency(1);
const [side, mostPixels] = process.argv.slice(1).map(Number);
const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', async () => {
  const svg = Buffer.concat(chunks);
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  const density = Math.min(Math.max((72 * side) / Math.max(width, height), 1), 100000);
  const picture = sharp(svg, { density, limitInputPixels: mostPixels });
  process.stdout.write(await picture.resize(side, side, { fit: 'inside' }).png().toBuffer());
});
`;

/**
 * An SVG drawn as a PNG whose longer side is `side` pixels. `logo_too_slow` for one that took too much time or
 * memory, or that could not be tried: that says nothing against the file.
 */
export function rasterizeSvg(
  svg: Uint8Array,
  side: number,
): Promise<Result<Uint8Array, 'logo_not_an_image' | 'logo_too_slow'>> {
  return new Promise((resolve) => {
    const drawing = spawn(
      process.execPath,
      // Bounds JavaScript's own memory only; librsvg's is watched.
      ['--max-old-space-size=128', '--eval', SCRIPT, String(side), String(4 * side * side)],
      {
        stdio: ['pipe', 'pipe', 'ignore'],
        env: { NODE_ENV: 'production' },
        timeout: PATIENCE,
        killSignal: 'SIGKILL',
      },
    );
    const stopWatching = watchMemory(drawing, MOST_MEMORY);
    const chunks: Buffer[] = [];
    drawing.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    drawing.on('error', () => {
      stopWatching();
      resolve(err('logo_too_slow'));
    });
    drawing.on('close', (code, signal) => {
      stopWatching();
      if (signal !== null) {
        resolve(err('logo_too_slow'));
      } else {
        resolve(code === 0 && chunks.length > 0 ? ok(Buffer.concat(chunks)) : err('logo_not_an_image'));
      }
    });
    // Of a process that has ended early, the exit code says enough.
    drawing.stdin.on('error', () => undefined);
    drawing.stdin.end(svg);
  });
}
