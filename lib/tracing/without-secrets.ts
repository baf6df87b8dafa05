import 'server-only';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

type Loggable = (address: string) => string;

/** Attributes and names in which Next and Node put an address, some of them with a method before it. */
const ADDRESSES = new Set([
  'http.target',
  'http.url',
  'url.full',
  'url.path',
  'next.span_name',
  'next.route',
  'http.route',
]);
/** What follows the `?`, by itself. */
const QUERIES = new Set(['url.query', 'http.query']);

/** The same span without what opens or tells something: the keys of orders, all that follows a `?`, and the texts of errors. */
function cleaned(span: ReadableSpan, loggable: Loggable): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes)
      .filter(([name]) => !QUERIES.has(name))
      .map(([name, value]) => [
        name,
        ADDRESSES.has(name) && typeof value === 'string' ? loggable(value) : value,
      ]),
  );
  // Its methods and its other values stay those of the span.
  const events = span.events.map(({ name, time, attributes: { 'exception.type': type } = {} }) => ({
    name,
    time,
    attributes: type === undefined ? {} : { 'exception.type': type },
  }));
  return Object.create(span, {
    attributes: { value: attributes },
    events: { value: events },
    name: { value: loggable(span.name) },
    // Next gives a failed request the error's message, which may hold what somebody typed.
    status: { value: { code: span.status.code } },
  });
}

/** An exporter whose spans tell no more than the log does, to which `loggable` makes an address fit. */
export const withoutSecrets = (exporter: SpanExporter, loggable: Loggable): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(
      spans.map((span) => cleaned(span, loggable)),
      done,
    ),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});
