import 'server-only';
import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** The trace that this work belongs to, for the log; undefined without tracing. */
export const currentTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;

/** Begins a span for a call to another service, and returns what ends it. Costs almost nothing without tracing. */
export function startCall(name: string, attributes: Attributes): (error?: unknown) => void {
  const span = trace.getTracer('makerfront').startSpan(name, { kind: SpanKind.CLIENT, attributes });
  return (error) => {
    if (error !== undefined) {
      // Without the error's text, which may hold what somebody typed.
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  };
}
