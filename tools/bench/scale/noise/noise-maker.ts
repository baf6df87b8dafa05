// The noise's own process: it has its first argument's port. Between two messages of its parent it asks for pages on all its
// connections, on each as soon as the one before is answered. It ends with its parent.
import { fetchPage, pageOf } from '../scale-server';
import { NOISE, NOISY_CONNECTIONS, NOISY_SHOP } from './noise';
import { type NoiseEnded, noiseAsked } from './noise-messages';

const port = Number(process.argv[2]);

let isWanted = false;
let noise: Promise<NoiseEnded> | null = null;

async function makeNoise(): Promise<NoiseEnded> {
  const startedAt = performance.now();
  let answered = 0;
  const repeat = async () => {
    while (isWanted) {
      await fetchPage(port, pageOf(NOISY_SHOP, NOISE));
      answered += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: NOISY_CONNECTIONS }, repeat));
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  return { perSecond: (answered * 1_000) / (performance.now() - startedAt) };
}

process.once('disconnect', () => process.exit());

process.on('message', async (message) => {
  isWanted = noiseAsked.parse(message) === 'begin';
  if (isWanted) {
    noise = makeNoise();
    return;
  }
  process.send?.(await noise);
});

process.send?.('ready');
