import { shop } from './support/shops';
import { test } from './support/test';

const csv = (text: string, name = 'club.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
for (const width of [360, 1280]) {
  test(`look ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1100 });
    await page.goto(shop('stitchworks'));
    await page.getByRole('link', { name: /^V-Neck Numbered/ }).click();
    const roster = page.getByRole('group', { name: 'Roster', exact: true });
    const choose = (t: string) => roster.locator('input[type=file]').first().setInputFiles(csv(t));
    await choose(
      'Harbor FC\nNo.,Player,Number,Size\n1,Mia Rivers,7,M\n2,Tom Okafor,12,L\n3,Ida Lund,9,S\n4,Cy Fox,4,S\nTotal,4,,\n* Please print in white\n',
    );
    await page.getByRole('region', { name: /Which number/ }).waitFor();
    await page.waitForTimeout(300);
    await roster.screenshot({ path: `/tmp/r/question-${width}.png` });
    await page.getByRole('button', { name: '“Number”' }).click();
    await page.getByRole('grid').waitFor();
    await page.waitForTimeout(300);
    await roster.screenshot({ path: `/tmp/r/aside-${width}.png` });
    await choose(
      'Red Hawks,,,,Blue Foxes,,\nName,#,Size,,Name,#,Size\nAva Torres,7,M,,Dee Featherstonehaugh,4,XL\nBen Okafor,12,L,,,,\nCy Lund,33,S,,,,\n',
    );
    await page.getByRole('region', { name: /lists/ }).waitFor();
    await page.waitForTimeout(300);
    await roster.screenshot({ path: `/tmp/r/part-${width}.png` });
  });
}
