import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { expect, it } from 'vitest';
import { loggablePath } from '@/lib/http/loggable-path.mjs';
import { withoutSecrets } from './without-secrets';

it('tells neither the key of an order, nor what follows a question mark, nor the text of an error', () => {
  const sent = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({
    spanProcessors: [new SimpleSpanProcessor(withoutSecrets(sent, loggablePath))],
  });
  const span = provider.getTracer('test').startSpan('GET /orders/ORDERKEY?secret=topsecret');
  span.setAttributes({
    'http.method': 'GET',
    'http.target': '/api/domains/allowed?domain=a.b&secret=topsecret',
    'http.url': 'https://pay.test/v1?token=topsecret',
    'url.query': 'secret=topsecret',
    'next.span_name': 'GET /clayandkiln/orders/ORDERKEY/receipt',
    'next.route': '/[tenant]/orders/[token]',
  });
  span.recordException(new TypeError('topsecret'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'topsecret' });
  span.end();
  const [told] = sent.getFinishedSpans();
  expect(told?.name).toBe('GET /orders/[key]');
  expect(told?.attributes).toEqual({
    'http.method': 'GET',
    'http.target': '/api/domains/allowed',
    'http.url': 'https://pay.test/v1',
    'next.span_name': 'GET /clayandkiln/orders/[key]/receipt',
    'next.route': '/[tenant]/orders/[key]',
  });
  expect(told?.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(told?.events).toEqual([
    { name: 'exception', time: expect.anything(), attributes: { 'exception.type': 'TypeError' } },
  ]);
  expect(told?.spanContext().traceId).toBe(span.spanContext().traceId);
  expect(told?.duration).toHaveLength(2);
});
