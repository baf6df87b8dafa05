import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { execFileSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { FramedStorage, keepsValuePerTask } from './async-frames.mjs';

interface Storage<Store> {
  getStore(): Store | undefined;
  enterWith(store: Store): void;
  disable(): void;
  run<Result, Args extends unknown[]>(
    store: Store,
    callback: (...args: Args) => Result,
    ...args: Args
  ): Result;
  exit<Result, Args extends unknown[]>(callback: (...args: Args) => Result, ...args: Args): Result;
}

type Kind = {
  create: <Store>() => Storage<Store>;
  statics: Pick<typeof AsyncLocalStorage, 'bind' | 'snapshot'>;
};

const KINDS: [string, Kind][] = [
  ['of ours', { create: <Store>() => new FramedStorage<Store>(), statics: FramedStorage }],
  ['of Node', { create: <Store>() => new AsyncLocalStorage<Store>(), statics: AsyncLocalStorage }],
];

// Node's own class passes the same tests: ours has to behave no differently.
describe.each(KINDS)('a storage %s', (_name, { create, statics }) => {
  it('has no value outside of a run', () => {
    const storage = create<string>();
    expect(storage.getStore()).toBeUndefined();
    storage.run('inside', () => expect(storage.getStore()).toBe('inside'));
    expect(storage.getStore()).toBeUndefined();
  });

  it('keeps the value over promises, timers and ticks', async () => {
    const storage = create<string>();
    await storage.run('kept', async () => {
      await null;
      expect(storage.getStore()).toBe('kept');
      await pause(1);
      expect(storage.getStore()).toBe('kept');
      await setImmediate();
      expect(storage.getStore()).toBe('kept');
      await new Promise<void>((resolve) => process.nextTick(resolve));
      expect(storage.getStore()).toBe('kept');
    });
    expect(storage.getStore()).toBeUndefined();
  });

  it('keeps the values of tasks apart that run at once', async () => {
    const storage = create<number>();
    const work = (value: number) =>
      storage.run(value, async () => {
        await pause(value % 3);
        await null;
        return storage.getStore();
      });
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map(work))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('gives the outer value back after an inner run, even one that throws', () => {
    const storage = create<string>();
    storage.run('outer', () => {
      storage.run('inner', () => expect(storage.getStore()).toBe('inner'));
      expect(storage.getStore()).toBe('outer');
      expect(() =>
        storage.run('inner', () => {
          throw new Error('from within');
        }),
      ).toThrow('from within');
      expect(storage.getStore()).toBe('outer');
    });
  });

  it('passes arguments and the result on', () => {
    const storage = create<string>();
    expect(storage.run('any', (one: number, two: number) => one + two, 3, 4)).toBe(7);
    expect(storage.exit((one: number) => one, 5)).toBe(5);
  });

  it.each([[0], [''], [null], [false]])('keeps %j as a value', (value) => {
    const storage = create<unknown>();
    expect(storage.run(value, () => storage.getStore())).toBe(value);
    expect(storage.run('any', () => storage.run(undefined, () => storage.getStore()))).toBeUndefined();
  });

  it('knows nothing of the value of another one', async () => {
    const [one, other] = [create<string>(), create<string>()];
    await one.run('of one', () =>
      other.run('of the other', async () => {
        await pause(1);
        expect([one.getStore(), other.getStore()]).toEqual(['of one', 'of the other']);
        one.run('newer', () => expect(other.getStore()).toBe('of the other'));
      }),
    );
  });

  it('enters a value for the rest of a task', async () => {
    const storage = create<string>();
    await (async () => {
      await null;
      storage.enterWith('entered');
      await pause(1);
      expect(storage.getStore()).toBe('entered');
    })();
  });

  it('is left by an exit, with the tasks that begin in it', async () => {
    const storage = create<string>();
    await storage.run('outer', async () => {
      const begun = storage.exit(async () => {
        expect(storage.getStore()).toBeUndefined();
        return storage.getStore();
      });
      expect(storage.getStore()).toBe('outer');
      expect(await begun).toBeUndefined();
    });
  });

  it('has no value any more once it is disabled, until the next run', () => {
    const storage = create<string>();
    storage.run('before', () => {
      storage.disable();
      expect(storage.getStore()).toBeUndefined();
      expect(storage.run('after', () => storage.getStore())).toBe('after');
    });
  });

  it('is carried by a bound function, a snapshot and a resource', () => {
    const storage = create<string>();
    const emitter = new EventEmitter();
    const heard: unknown[] = [];
    const { bound, inSnapshot, resource } = storage.run('captured', () => {
      emitter.on(
        'event',
        AsyncResource.bind(() => heard.push(storage.getStore())),
      );
      return {
        bound: statics.bind(() => storage.getStore()),
        inSnapshot: statics.snapshot(),
        resource: new AsyncResource('TEST'),
      };
    });
    storage.run('of the caller', () => {
      expect(bound()).toBe('captured');
      expect(inSnapshot(() => storage.getStore())).toBe('captured');
      expect(resource.runInAsyncScope(() => storage.getStore())).toBe('captured');
      emitter.emit('event');
      expect(storage.getStore()).toBe('of the caller');
    });
    expect(heard).toEqual(['captured']);
  });
});

it.each([
  ['a value, as in Node 20', ''],
  [
    'a getter, as in Node 22',
    `const native = hooks.AsyncLocalStorage;
     Object.defineProperty(hooks, 'AsyncLocalStorage', { get: () => native, enumerable: true, configurable: true });`,
  ],
])('replaces the class of Node for what is loaded afterwards where it is %s', (_how, prepare) => {
  const script = `
    import { FramedStorage, carryFrames } from './server/async-frames.mjs';
    const hooks = process.getBuiltinModule('async_hooks');
    ${prepare}
    carryFrames();
    const imported = (await import('node:async_hooks')).AsyncLocalStorage;
    console.log(imported === FramedStorage, hooks.AsyncLocalStorage === FramedStorage);`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(printed.trim()).toBe(keepsValuePerTask() ? 'true true' : 'false false');
});
