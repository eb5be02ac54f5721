/** Sections 2.3 and 2.11 for a brand with features that ours lack: a tutorial video, and a hosted chat. */
import { expect, test } from 'vitest';
import { asBrand } from './brand.ts';
import { goTo, visit } from './browser.ts';
import { ask, idOf, signUp } from './known.ts';
import { look } from './person.ts';
import { theProduct } from './product.ts';

/** The fulfilled document has no network origin, so its socket is refused. */
const forgiveSocket = (complaints: string[]): void => {
  const others = complaints.filter((text) => !text.includes('LOCAL_NETWORK_ACCESS'));
  complaints.splice(0, complaints.length, ...others);
};

test('a tutorial is offered beside the address, plays over it in a frame without cookies, and leaves it as it was', async () => {
  await visit('phone', async ({ page, complaints }) => {
    const video = 'https://youtu.be/dQw4w9WgXcQ';
    await asBrand(
      page,
      '/en/help',
      { tutorialVideos: { cryptoDeposit: video } },
      { 'frame-src': 'https://www.youtube-nocookie.com' },
    );
    const asked: string[] = [];
    await page.route(/^https:\/\/[^/]*youtu/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Film</title><p>The film</p>' });
    });
    await page.goto('/');
    await signUp(page, { email: 'watches@example.org', name: 'Wil Watches', currency: 'ETH' });
    await ask(page, '/profile-service/api/v1/profile', {
      method: 'PUT',
      body: { dateOfBirth: 642_902_400, country: 'MT' },
    });
    await goTo(page, '/en/help?modal=deposit');
    const deposit = page.getByRole('dialog', { name: /^(Deposit|Send Ether)$/ });
    await deposit.getByRole('textbox', { name: 'Amount' }).fill('0.02');
    await deposit.getByRole('button', { name: /^Play with/ }).click();
    const watch = deposit.getByRole('button', { name: 'Watch how it works' });
    await watch.waitFor();
    expect(asked).toEqual([]);
    await watch.click();
    const film = page.getByRole('dialog', { name: 'How to deposit crypto' });
    await film.frameLocator('iframe').getByText('The film').waitFor();
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0']);
    await look(page, 'modal-film', 'phone');
    // A third-party frame captures the keys pressed in it.
    await film.press('Escape');
    await film.waitFor({ state: 'detached' });
    await deposit.getByRole('status', { name: 'Your address' }).waitFor();
    forgiveSocket(complaints);
  });
});

test('a hosted chat is loaded by its two ids and gets, three seconds later, the attributes of the player', async () => {
  await visit('desktop', async ({ page, complaints }) => {
    await asBrand(
      page,
      '/en/help',
      { chat: { kind: 'hosted', propertyId: 'property1', widgetId: 'widget1' } },
      { 'script-src': 'https://embed.tawk.to' },
    );
    // Like the host's script: it reads the settings that the page left, and signals when it is loaded.
    await page.route('https://embed.tawk.to/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: `window.loadedAt = Date.now();
          window.Tawk_API.setAttributes = (attributes, done) => {
            window.observed = { attributes, after: Date.now() - window.loadedAt };
            done();
          };
          window.Tawk_API.onLoad();`,
      }),
    );
    await page.goto('/');
    await signUp(page, { email: 'hosted@example.org', name: 'Hope Hosted' });
    const id = await idOf(page);
    await page.evaluate(
      (record) => localStorage.setItem('user', record),
      JSON.stringify({ name: 'Hope Hosted', 'user-id': id }),
    );
    const script = page.waitForRequest('https://embed.tawk.to/property1/widget1');
    await goTo(page, '/en/help');
    await script;
    const observed = await page.waitForFunction(() => (window as { observed?: unknown }).observed);
    const { attributes, after } = (await observed.jsonValue()) as { attributes: unknown; after: number };
    expect(attributes).toEqual({
      name: 'Hope Hosted',
      profile: `${theProduct().backOffice}/players/${id}?skin=carmine`,
    });
    expect(after).toBeGreaterThanOrEqual(3000);
    // Our chat is not shown in addition.
    expect(await page.locator('.chat-launcher').count()).toBe(0);
    forgiveSocket(complaints);
  });
});
