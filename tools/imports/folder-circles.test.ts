import { expect, it } from 'vitest';
import { folderCircles } from './folder-circles';

const imports = (...steps: string[]) =>
  steps.map((step) => {
    const [from = '', to = ''] = step.split(' → ');
    return { from, to };
  });

it('finds folders that import each other', () => {
  expect(
    folderCircles(imports('lib/auth/a.ts → lib/http/b.ts', 'lib/http/deep/c.ts → lib/auth/d.ts')),
  ).toMatchObject([{ parent: 'lib', folders: ['auth', 'http'] }]);
});

it('finds a circle of three, also below a folder of its own', () => {
  const [circle] = folderCircles(
    imports(
      'lib/o/a/1.ts → lib/o/b/1.ts',
      'lib/o/b/2.ts → lib/o/c/1.ts',
      'lib/o/c/2.ts → lib/o/a/2.ts',
      'lib/o/d/1.ts → lib/o/a/1.ts',
    ),
  );
  expect(circle).toMatchObject({ parent: 'lib/o', folders: ['a', 'b', 'c'] });
  expect(circle?.imports).toHaveLength(3);
});

it('treats a folder and its parent as one room, and one direction as no circle', () => {
  expect(
    folderCircles(
      imports(
        'lib/orders/a.ts → lib/orders/refunds/b.ts',
        'lib/orders/refunds/b.ts → lib/orders/a.ts',
        'lib/orders/x.ts → lib/money/cents.ts',
        'middleware.ts → lib/http/a.ts',
      ),
    ),
  ).toEqual([]);
});
