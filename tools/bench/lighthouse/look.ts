// One look of Lighthouse at one page, reduced to the figures that this project has targets for.
import lighthouse, { type Result } from 'lighthouse';
import { z } from 'zod';
import { SetupError } from '../../stack/report';

/** Scores are 0 to 100, times milliseconds. */
export type Look = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  searchEngines: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  /** Gzipped bytes of all scripts that the visit loaded, including those for pages that it links to. */
  loadedScriptBytes: number;
  /** Lighthouse's measure of how fast this machine is. Its phone is four times slower than the machine, however fast that is. */
  processor: number;
  /** Names of the audits that cost points in one of the categories other than performance. */
  failed: string[];
};

const JUDGED = ['accessibility', 'best-practices', 'seo'] as const;

const requestList = z.object({
  items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() })),
});

/**
 * Visits the page with Lighthouse's default settings: a phone, slow network and processor simulated.
 *
 * @param debuggingPort port at which the browser is controlled
 * @throws a `SetupError` if the page could not be judged
 */
export async function lookAt(url: string, debuggingPort: number): Promise<Look> {
  const answer = await lighthouse(url, { port: debuggingPort, logLevel: 'silent', output: 'json' });
  const result = answer?.lhr;
  if (result === undefined || result.runtimeError !== undefined) {
    throw new SetupError(
      `Lighthouse could not look at ${url}: ${result?.runtimeError?.message ?? 'no answer'}`,
    );
  }
  const scoreOf = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const numberOf = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const { items } = requestList.parse(result.audits['network-requests']?.details);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    searchEngines: scoreOf('seo'),
    largestPaint: numberOf('largest-contentful-paint'),
    blockingTime: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    loadedScriptBytes: items
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    processor: result.environment.benchmarkIndex,
    failed: failedAudits(result),
  };
}

/** Audits that cost points, by name, in the categories that ask for all of them. */
function failedAudits({ categories, audits }: Result): string[] {
  return JUDGED.flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
