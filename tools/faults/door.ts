// A TCP proxy between the server under test and a service that it uses.
import { connect, createServer, type Socket } from 'node:net';

/** `open` passes everything, `shut` ends every connection, `hanging` accepts connections and sends nothing. */
export type DoorState = 'open' | 'shut' | 'hanging';

export type Door = {
  port: number;
  /** Changes the door; connections that are open at that moment end. */
  turn: (state: DoorState) => void;
  /** Number of connections that pass through or wait. */
  count: () => number;
  stop: () => Promise<void>;
};

/** Inspects the bytes of a connection. It passes them on itself, at once or later. */
export type Pass = (chunk: Buffer) => void;
export type Watcher = {
  fromClient: (chunk: Buffer, pass: Pass) => void;
  fromServer: (chunk: Buffer, pass: Pass) => void;
  closed: () => void;
};

const plain: Watcher = {
  fromClient: (chunk, pass) => pass(chunk),
  fromServer: (chunk, pass) => pass(chunk),
  closed: () => {},
};

/** Opens a door to a port of this machine. `watch` learns the port from which a client connects. */
export function openDoor(
  target: number,
  watch: (clientPort: number) => Watcher = () => plain,
): Promise<Door> {
  let state: DoorState = 'open';
  const sockets = new Set<Socket>();

  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => {});
    client.on('close', () => sockets.delete(client));
    if (state === 'shut') {
      client.resetAndDestroy();
      return;
    }
    if (state === 'hanging') {
      client.resume();
      return;
    }
    const watcher = watch(client.remotePort ?? 0);
    const behind = connect({ host: '127.0.0.1', port: target, noDelay: true });
    client.setNoDelay(true);
    behind.on('error', () => client.destroy());
    behind.on('close', () => client.destroy());
    client.on('close', () => {
      behind.destroy();
      watcher.closed();
    });
    const write = (socket: Socket) => (chunk: Buffer) => {
      if (!socket.destroyed) {
        socket.write(chunk);
      }
    };
    client.on('data', (chunk: Buffer) => watcher.fromClient(chunk, write(behind)));
    behind.on('data', (chunk: Buffer) => watcher.fromServer(chunk, write(client)));
  });

  const end = () => {
    for (const socket of sockets) {
      socket.destroy();
    }
  };
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : 0,
        turn(next) {
          state = next;
          end();
        },
        count: () => sockets.size,
        stop: () =>
          new Promise((stopped) => {
            end();
            server.close(() => stopped());
          }),
      });
    });
  });
}

/** Several doors to one service, one for each server: they turn together. */
export type Doors = Omit<Door, 'port'> & { ports: readonly number[] };

/** Opens a door for each server; `watch` learns whose connection it is. */
export async function openDoors(
  target: number,
  servers: number,
  watch: (server: number) => Watcher,
): Promise<Doors> {
  const doors = await Promise.all(
    Array.from({ length: servers }, (_, server) => openDoor(target, () => watch(server))),
  );
  return {
    ports: doors.map(({ port }) => port),
    turn(next) {
      for (const door of doors) {
        door.turn(next);
      }
    },
    count: () => doors.reduce((sum, door) => sum + door.count(), 0),
    async stop() {
      await Promise.all(doors.map((door) => door.stop()));
    },
  };
}
