import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { barriers, sidewaysPx, textOverlaps } from './inspect.ts';

test('the inspection finds a text on a text, a picture without a text, and a page that is too wide', async () => {
  await visit('desktop', async ({ page }) => {
    await page.setContent(`<!doctype html><html lang="en"><title>t</title><main>
      <p style="position:absolute;top:10px;left:10px">Below this</p>
      <p style="position:absolute;top:14px;left:30px">lies that</p>
      <p style="position:absolute;top:90px;left:10px">Under a sheet</p>
      <p style="position:absolute;top:90px;left:10px;background:#fff;width:200px">On a sheet</p>
      <p style="position:absolute;top:140px;left:10px;white-space:nowrap">A long line that goes on under a sheet</p>
      <p style="position:absolute;top:140px;left:150px;background:#fff;width:200px">and comes out of it</p>
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><div style="width:3000px;margin-top:300px">wide</div></main></html>`);
    expect(await textOverlaps(page)).toEqual(['"Below this" lies on "lies that"']);
    expect(await barriers(page)).toEqual([expect.stringContaining('image-alt')]);
    expect(await sidewaysPx(page)).toBeGreaterThan(1000);
  });
});

test('the inspection looks into frames, and again after the page has changed', async () => {
  await visit('desktop', async ({ page }) => {
    await page.setContent(`<!doctype html><html lang="en"><title>t</title><main><h1>Outside</h1>
      <iframe title="inside" srcdoc="<!doctype html><html lang='en'><title>i</title><main><button></button></main></html>"></iframe>
      </main></html>`);
    await page.frameLocator('iframe').locator('button').waitFor();
    expect(await barriers(page)).toEqual([expect.stringMatching(/^button-name: .*\(iframe button\)$/)]);
    await page
      .frameLocator('iframe')
      .locator('button')
      .evaluate((button) => (button.textContent = 'Press'));
    expect(await barriers(page)).toEqual([]);
  });
});

test('a journey fails when the console complains', async () => {
  const journey = visit('desktop', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => console.error('something broke'));
  });
  await expect(journey).rejects.toThrow('something broke');
});
