// A web server in front of this one gets certificates by itself, at the first visit (Caddy's on-demand TLS). It asks
// /api/domains/allowed whether it may.
import { connect } from 'node:tls';
import type { Certificates } from './certificates';

/** Milliseconds: getting a certificate takes a few seconds, and the visit that starts it waits. */
const TIME_LIMIT = 10_000;

/** Where visits arrive; `ca` are the authorities to trust instead of the machine's own. */
type Place = { addresses: () => Promise<readonly string[]>; port?: number; ca?: string };

/**
 * Visits the platform's own addresses by the name's SNI and by no other way, so a stranger's DNS cannot choose whom this
 * server calls. The visit itself makes the web server get the certificate.
 */
export const onDemandCertificates = ({ addresses, port = 443, ca }: Place): Certificates => ({
  add: async () => undefined,
  remove: async () => undefined,
  async stateOf(host) {
    const [address] = await addresses();
    if (address === undefined) {
      return 'waiting';
    }
    return new Promise((resolve) => {
      const socket = connect({ host: address, port, servername: host, ...(ca !== undefined && { ca }) }, () =>
        settle('ready'),
      );
      const settle = (state: 'ready' | 'waiting') => {
        socket.destroy();
        resolve(state);
      };
      socket.setTimeout(TIME_LIMIT, () => settle('waiting'));
      // Also for a certificate of another name, or of nobody who is trusted.
      socket.on('error', () => settle('waiting'));
    });
  },
});

/** For a site on http, which needs none. */
export const NO_CERTIFICATES: Certificates = {
  add: async () => undefined,
  remove: async () => undefined,
  stateOf: async () => 'ready',
};
