import 'server-only';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, RandomIdGenerator } from '@opentelemetry/sdk-trace-node';
import { env } from '@/lib/env';
import { doAtEnd } from '@/lib/process-end.mjs';
import { releaseId } from '@/lib/release';
import { shareTraces } from './trace-of-request.mjs';
import { withoutSecrets } from './without-secrets';

/**
 * Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT: Next's own spans of requests, and ours of statements and calls to PayPal.
 * The libraries read their other settings (OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER, …) themselves. Loaded only
 * where it is used. `loggable` takes the secrets out of an address.
 */
export function startTracing(loggable: (address: string) => string): void {
  const ids = new RandomIdGenerator();
  const idOf = shareTraces();
  const provider = new NodeTracerProvider({
    idGenerator: { generateSpanId: ids.generateSpanId, generateTraceId: () => idOf(ids.generateTraceId) },
    resource: resourceFromAttributes({
      'service.name': env().OTEL_SERVICE_NAME,
      'service.version': releaseId() ?? 'unknown',
    }),
    spanProcessors: [new BatchSpanProcessor(withoutSecrets(new OTLPTraceExporter(), loggable))],
  });
  // No propagator: a visitor's `traceparent` would decide what is exported, and join traces of others. PayPal gets none of ours.
  provider.register({ propagator: null });
  doAtEnd(() => provider.shutdown());
}
