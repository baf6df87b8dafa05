// Lighthouse's judgement of the pages that a first visitor sees, on a phone.
import { chromium } from 'playwright';
import { findChromium } from '../../stack/chromium';
import { findPort } from '../../stack/ports';
import { step } from '../../stack/report';
import { firstLoadShares } from '../first-load';
import { lighthouseLines, type PageFigures } from './figures';
import { type Look, lookAt } from './look';
import { findPages } from './pages';

const VISITS = 5;

type Options = {
  /** Port of the production server. */
  port: number;
  /** The folder of its build; default: this one. */
  build?: string;
  signal: AbortSignal;
};

/** Judges each page five times and prints the medians. Throws a `SetupError` without a Chromium. */
export async function measureLighthouse({ port, build, signal }: Options): Promise<void> {
  const executablePath = await findChromium();
  const pages = await step('Visiting the pages once', () => findPages(port));
  const figures: PageFigures[] = [];
  for (const { name, url, html, mostKilobytes } of pages) {
    const looks = await step(`Lighthouse: ${name.toLowerCase()}`, () =>
      repeatedly(url, executablePath, signal),
    );
    figures.push({ name, looks, scripts: firstLoadShares(html, build), mostKilobytes });
  }
  console.log(
    `\nLighthouse on a simulated phone; medians of ${VISITS} visits. A star marks what misses its target.` +
      '\nJavaScript after gzip: what the page names, split into what every page of the framework loads and our' +
      '\nshare; "with later" adds what is fetched afterwards, also for the pages that it links to.' +
      '\nThe phone is simulated as four times slower than this machine, whose own speed is "processor"; times of two' +
      '\nmachines cannot be compared.\n',
  );
  console.log(`${lighthouseLines(figures).join('\n')}\n`);
}

/** A browser of its own for each visit: one that has visited before is faster. */
async function repeatedly(url: string, executablePath: string, signal: AbortSignal): Promise<Look[]> {
  const looks: Look[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    signal.throwIfAborted();
    const debuggingPort = await findPort(9_300);
    const browser = await chromium.launch({
      executablePath,
      args: [`--remote-debugging-port=${debuggingPort}`],
    });
    try {
      looks.push(await lookAt(url, debuggingPort));
    } finally {
      await browser.close();
    }
  }
  return looks;
}
