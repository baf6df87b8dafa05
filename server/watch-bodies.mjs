// @ts-check
// Counts and times request bodies as they arrive, and cuts those that are too long, too slow or too many. Node itself
// has one time limit for a whole request, five minutes, in which a thousand connections can each bring a few
// megabytes.
import { performance } from 'node:perf_hooks';

/**
 * @typedef {object} BodyRules
 * @property {number} idle milliseconds without a byte
 * @property {number} plainTime milliseconds that a body may take which is kept in memory
 * @property {number} fileTime the same of a file
 * @property {number} drain milliseconds that a refused body is still read, so that its sender sees the answer
 * @property {number} perNetwork most bytes of unanswered requests of one network (lib/http/network.mjs)
 * @property {number} inAll the same of all
 *
 * @typedef {object} Body
 * @property {import('node:http').IncomingMessage} request
 * @property {import('node:http').ServerResponse} response
 * @property {string} network
 * @property {number} limit
 * @property {boolean} isFile files go to disk or are read by their handler alone, and do not add up in memory
 * @property {number} deadline
 * @property {number} heardAt
 * @property {number} bytes
 * @property {boolean} isHeldUp we do not read on
 * @property {boolean} isCut
 */

/** @type {BodyRules} */
export const BODY_RULES = {
  idle: 15_000,
  plainTime: 60_000,
  fileTime: 300_000,
  drain: 2_000,
  perNetwork: 16_000_000,
  inAll: 64_000_000,
};

/**
 * @param {BodyRules} rules
 * @param {(body: Body, status: number) => void} hangUp
 */
export function bodyWatch(rules, hangUp) {
  /** @type {Set<Body>} */
  const bodies = new Set();
  /** Bytes in memory by network, of unanswered requests. @type {Map<string, number>} */
  const byNetwork = new Map();
  let inAll = 0;

  /** @param {Body} body @param {number} status */
  function cut(body, status) {
    if (!body.isCut) {
      body.isCut = true;
      // Its bytes are freed with its connection in a moment; they must not count against others any more.
      hold(body, -body.bytes);
      body.bytes = 0;
      hangUp(body, status);
    }
  }

  /**
   * Enforces the memory limits: cuts the newest body if its sender has too many bytes; if all senders together have
   * too many, cuts the largest body, so that one sender cannot lock out the others.
   *
   * @param {Body} newest
   */
  function makeRoom(newest) {
    if ((byNetwork.get(newest.network) ?? 0) > rules.perNetwork) {
      cut(newest, 429);
    } else if (inAll > rules.inAll) {
      const unfinished = [...bodies].filter(
        ({ isFile, isCut, request }) => !isFile && !isCut && !request.complete,
      );
      cut(
        unfinished.reduce((most, body) => (body.bytes > most.bytes ? body : most), newest),
        503,
      );
    }
  }

  /** @param {Body} body @param {number} bytes */
  function hold({ network, isFile }, bytes) {
    if (isFile) {
      return;
    }
    inAll += bytes;
    const held = (byNetwork.get(network) ?? 0) + bytes;
    if (held > 0) {
      byNetwork.set(network, held);
    } else {
      byNetwork.delete(network);
    }
  }

  /** @param {Body} body @param {number} bytes */
  function count(body, bytes) {
    body.bytes += bytes;
    hold(body, bytes);
    body.heardAt = performance.now();
    if (body.bytes > body.limit) {
      cut(body, 413);
    } else if (!body.isFile) {
      makeRoom(body);
    }
  }

  function sweep() {
    const now = performance.now();
    for (const body of bodies) {
      const { request, heardAt, deadline } = body;
      // The body waits for our handler, so the sender is not slow.
      if (body.isHeldUp && request.readableLength > 0) {
        body.heardAt = now;
      } else if (!request.complete && (now > deadline || now - heardAt > rules.idle)) {
        cut(body, 408);
      }
    }
  }
  const timer = setInterval(sweep, Math.min(1_000, rules.idle / 4));
  timer.unref();

  return {
    /**
     * Watches the body of a request until it is answered.
     *
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     * @param {{ network: string, limit: number, isFile: boolean }} terms
     */
    watch(request, response, { network, limit, isFile }) {
      const now = performance.now();
      /** @type {Body} */
      const body = {
        request,
        response,
        network,
        limit,
        isFile,
        deadline: now + (isFile ? rules.fileTime : rules.plainTime),
        heardAt: now,
        bytes: 0,
        isHeldUp: false,
        isCut: false,
      };
      bodies.add(body);
      // Each chunk passes here on its way from the parser into the stream. A `data` listener would start the stream
      // before Next asks for it.
      const push = request.push;
      request.push = (chunk, encoding) => {
        // Drops the rest of a cut body, including its end: a part must not be taken for the whole.
        if (body.isCut) {
          return true;
        }
        const isMoreWanted = push.call(request, chunk, encoding);
        body.isHeldUp = !isMoreWanted;
        if (chunk !== null) {
          count(body, chunk.length);
        }
        return isMoreWanted;
      };
      response.once('finish', () => {
        if (!request.complete) {
          // Answered before the body was read. The rest is read and dropped for a moment: after a reset the client
          // would lose the response.
          body.deadline = performance.now() + rules.drain;
          request.resume();
        }
      });
      const { socket } = request;
      const forget = () => {
        socket.off('close', forget);
        if (bodies.delete(body)) {
          hold(body, -body.bytes);
        }
      };
      socket.once('close', forget);
      response.once('close', () => (request.complete ? forget() : request.once('end', forget)));
    },
    stop: () => clearInterval(timer),
  };
}
