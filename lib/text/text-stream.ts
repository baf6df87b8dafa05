import 'server-only';
import { logger } from '@/lib/log';

/**
 * A text file, streamed part by part at the browser's pace. A failure is logged as `failureEvent` and aborts the
 * download, so that half a file never looks complete.
 */
export function textStream(
  head: string,
  parts: AsyncGenerator<string, void, undefined>,
  failureEvent: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      start(controller) {
        controller.enqueue(encoder.encode(head));
      },
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          if (done) {
            controller.close();
            return;
          }
          controller.enqueue(encoder.encode(value));
        } catch (error) {
          logger().error({ event: failureEvent, error }, 'an export was broken off');
          controller.error(error);
        }
      },
      async cancel() {
        await parts.return();
      },
    },
    { highWaterMark: 1 },
  );
}
