import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Color } from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { blankPng } from '@/lib/testing/pictures/blank-png';
import { fastestOf } from '@/lib/testing/time/fastest-of';
import { watchMemory } from '@/lib/watch-memory';
import { inspectLogo } from './inspect-logo';

vi.mock('@/lib/watch-memory', { spy: true });

const picture = (width: number, height: number, background: Color, channels: 3 | 4 = 4) =>
  sharp({ create: { width, height, channels, background } });
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const red = { r: 200, g: 0, b: 0, alpha: 1 };

const svg = (content: string, attributes = 'width="200" height="100"') =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  );

/** Memory of this process's child processes, in kilobytes; 0 on systems other than Linux. */
function memoryOfChildren(): number {
  try {
    const pids = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
    return pids.reduce((sum, pid) => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return sum + Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    }, 0);
  } catch {
    return 0;
  }
}

async function inspected(bytes: Uint8Array) {
  const logo = await inspectLogo(bytes);
  if (!logo.ok) {
    throw new Error(logo.error);
  }
  const { format, width = 0, height = 0 } = await sharp(logo.value.preview).metadata();
  return { ...logo.value, preview: { format, width, height }, pixels: logo.value.preview };
}

describe('a logo', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'in %s is recognised by its bytes and shown as WebP',
    async (format) => {
      const bytes = await picture(1_600, 800, red).toFormat(format).toBuffer();
      expect(await inspected(bytes)).toMatchObject({
        contentType: `image/${format}`,
        width: 1_600,
        height: 800,
        hasTransparency: false,
        preview: { format: 'webp', width: 640, height: 320 },
      });
    },
  );

  it('is never enlarged, and is measured upright', async () => {
    const bytes = await picture(300, 100, red, 3).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspected(bytes)).toMatchObject({
      width: 100,
      height: 300,
      preview: { width: 100, height: 300 },
    });
  });

  it('has transparency if a pixel of it is clear, not merely an alpha channel', async () => {
    const dot = await picture(200, 200, red).png().toBuffer();
    const ring = await picture(400, 400, clear)
      .composite([{ input: dot }])
      .png()
      .toBuffer();
    expect(await inspected(ring)).toMatchObject({ hasTransparency: true });
    expect(await inspected(dot)).toMatchObject({ hasTransparency: false });
  });

  it('that is a drawing is drawn in the preview’s size, whatever size it names', async () => {
    for (const attributes of ['width="20" height="10"', 'viewBox="0 0 20000 10000"']) {
      expect(await inspected(svg('<rect width="5" height="5"/>', attributes))).toMatchObject({
        contentType: 'image/svg+xml',
        width: null,
        height: null,
        hasTransparency: true,
        preview: { format: 'webp', width: 640, height: 320 },
      });
    }
  });
});

it('that is a drawing opens no file of this machine and no address that it names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'makerfront-logo-'));
  const file = join(folder, 'secret.png');
  await writeFile(file, await picture(200, 100, red).png().toBuffer());
  let visits = 0;
  const server = createServer((_request, response) => {
    visits += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const logo = await inspected(
    svg(
      `<style>@import url(http://127.0.0.1:${port}/a.css);</style>
       <image width="200" height="100" href="file://${file}"/>
       <image width="200" height="100" xlink:href="${file}"/>
       <image width="200" height="100" href="http://127.0.0.1:${port}/a.png"/>
       <use href="http://127.0.0.1:${port}/a.svg#a"/><script href="http://127.0.0.1:${port}/a.js"/>
       <rect width="1" height="1" fill="blue"/>`,
    ),
  );
  const { channels } = await sharp(logo.pixels).stats();
  // If the referenced picture were drawn, most of the result would be red.
  expect(channels[0]?.mean).toBeLessThan(5);
  expect(visits).toBe(0);
  server.close();
  await rm(folder, { recursive: true });
});

describe('refused as a logo', () => {
  const entities = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
  ).join('');
  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['text', () => new TextEncoder().encode('Name,Number')],
    ['the first bytes of a PNG', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    [
      'half a JPEG',
      async () => {
        const whole = await picture(600, 600, red, 3).jpeg().toBuffer();
        return whole.subarray(0, whole.byteLength / 2);
      },
    ],
    ['a drawing that is not XML', () => new TextEncoder().encode('<svg <<')],
    ['a drawing of no size', () => svg('', 'width="0" height="0"')],
    [
      'a drawing of a billion laughs',
      () =>
        new TextEncoder().encode(
          `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e9;</text></svg>`,
        ),
    ],
  ])('%s', async (_name, make) => {
    expect(await inspectLogo(await make())).toEqual({ ok: false, error: 'logo_not_an_image' });
  });

  it('a drawing that would take minutes, within seconds', async () => {
    const filters = '<feGaussianBlur stdDeviation="90"/>'.repeat(2_000);
    const startedAt = performance.now();
    const bytes = svg(
      `<filter id="f">${filters}</filter><rect width="600" height="600" filter="url(#f)"/>`,
      'width="640" height="640"',
    );
    expect(await inspectLogo(bytes)).toEqual({ ok: false, error: 'logo_too_slow' });
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  }, 20_000);

  it('a drawing that embeds a picture too large for the memory, by that picture’s header', async () => {
    const png = await picture(11_000, 11_000, red, 3).png().toBuffer();
    const bytes = svg(`<image href="data:image/png;base64,${png.toString('base64')}"/>`);
    const milliseconds = await fastestOf(3, async () => {
      expect(await inspectLogo(bytes)).toEqual({ ok: false, error: 'logo_too_many_pixels' });
    });
    expect(milliseconds).toBeLessThan(500);
  }, 20_000);

  it('a drawing that fills the memory, long before it is full', async () => {
    const png = blankPng(16_000);
    // Broken in the middle of the header, so that its size cannot be read.
    const data = png.toString('base64').replace('iVBOR', 'iVBOR\n');
    const image = `<image width="200" height="100" href="data:image/png;base64,${data}"/>`;
    vi.mocked(watchMemory).mockClear();
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, memoryOfChildren());
    }, 20);
    expect(await inspectLogo(svg(image))).toEqual({ ok: false, error: 'logo_too_slow' });
    clearInterval(watch);
    expect(most).toBeGreaterThan(50_000);
    expect(most).toBeLessThan(700_000);
    expect(vi.mocked(watchMemory)).toHaveBeenCalledOnce();
    const [drawing] = vi.mocked(watchMemory).mock.lastCall ?? [];
    expect(drawing?.signalCode).toBe('SIGKILL');
    expect(() => process.kill(drawing?.pid ?? 0, 0)).toThrow('ESRCH');
  }, 30_000);

  it('a picture too large for the memory, by its header', async () => {
    const bytes = blankPng(11_000);
    expect(await inspectLogo(bytes)).toEqual({ ok: false, error: 'logo_too_many_pixels' });
  }, 20_000);
});
