import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { until } from './gate';
import { openMailDoor } from './mail-door';

const stops: (() => unknown)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

it('counts a connection as busy until its mail is answered, and again from its next one', async () => {
  const server = createServer((socket) => {
    socket.write('220 mail\r\n');
    socket.on('data', (chunk) => socket.write(`250 ${chunk.length}\r\n`));
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const door = await openMailDoor((server.address() as AddressInfo).port);
  stops.push(
    () => door.stop(),
    () => server.close(),
  );
  const client = connect(door.port, '127.0.0.1');
  const say = async (text: string) => {
    client.write(text);
    await once(client, 'data');
  };
  await once(client, 'data');
  expect(door.busy()).toBe(1);
  await say('MAIL FROM:<a@example.com>\r\n');
  // The end of a text, in two pieces.
  await say('Subject: Hello\r\n\r\nHello\r\n.');
  expect(door.busy()).toBe(1);
  await say('\r\n');
  expect([door.busy(), door.count()]).toEqual([0, 1]);
  await say('MAIL FROM:<b@example.com>\r\n');
  expect(door.busy()).toBe(1);
  client.destroy();
  expect(await until(() => door.count() === 0, 2_000)).toBe(true);
  expect(door.busy()).toBe(0);
});
