import { expect, test } from 'vitest';
import { scriptPaths } from './first-load';

test('counts each script of the build once, and none for browsers without modules', () => {
  const html = `
    <script src="/_next/static/chunks/one.js" async=""></script>
    <script id="_R_" src="/_next/static/chunks/two.js?dpl=1" async=""></script>
    <script src="/_next/static/chunks/one.js"></script>
    <script src="/_next/static/chunks/old.js" noModule=""></script>
    <script src="https://elsewhere.test/_next/static/x.js"></script>
    <link data-late="" href="/_next/static/chunks/late.js?dpl=1"/>
    <link rel="preload" as="script" fetchPriority="low" data-late="now" href="/_next/static/chunks/now.js"/>
    <link rel="preload" as="script" href="/_next/static/chunks/ahead.js"/>
    <link rel="stylesheet" href="/_next/static/chunks/one.css"/>
    <script>self.__next_f = []</script>`;
  expect(scriptPaths(html)).toEqual(
    ['one', 'two', 'late', 'now'].map((name) => `/_next/static/chunks/${name}.js`),
  );
});
