// An SVG is a program for its renderer: a small file can keep librsvg busy for minutes or make it fill the memory,
// and librsvg has no limit of its own. So a child process draws it, which has no secrets, is watched, and can be
// killed.
import 'server-only';
import { spawn } from 'node:child_process';
import { err, ok, type Result } from '@/lib/result';
import { watchMemory } from '@/lib/watch-memory';

/** Timeout for drawing, in milliseconds. A logo takes a few hundred, most of that to start. */
const PATIENCE = 8_000;
/** Memory limit for drawing, in kilobytes. A logo takes about 100,000, most of that to start. */
const MOST_MEMORY = 400_000;

// The script is passed as text, because a bundle has no file to start a process from. librsvg gets bytes and no
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
 * Renders an SVG as a PNG whose longer side has `side` pixels. `logo_too_slow` if it took too much time or memory, or
 * could not be tried: that does not prove the file bad.
 */
export function rasterizeSvg(
  svg: Uint8Array,
  side: number,
): Promise<Result<Uint8Array, 'logo_not_an_image' | 'logo_too_slow'>> {
  return new Promise((resolve) => {
    const drawing = spawn(
      process.execPath,
      // Limits JavaScript's own memory only; librsvg's is watched.
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
    // If the process has ended early, its exit code is enough.
    drawing.stdin.on('error', () => undefined);
    drawing.stdin.end(svg);
  });
}
