/** The chat of a live table: written on a desktop, read and reported on a phone. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { account, journeyMs } from './at-table.ts';
import { goTo, visit } from './browser.ts';
import { inDatabase } from './later.ts';
import { frameOf, look } from './person.ts';
import { ofPlayer, sessionHash } from './session-of.ts';

const sit = async (page: Page): Promise<void> => {
  await goTo(page, `/game/${encodeURIComponent('Fortune Wheel 50')}`);
};

const confirm = (page: Page): Promise<void> =>
  inDatabase(async (client) =>
    client.query(`update players set confirmed_at = now() where id = ${ofPlayer}`, [await sessionHash(page)]),
  );

const talk = async (first: Page, second: Page, complaints: string[]): Promise<void> => {
  // Nobody else has it, nor had it in an earlier attempt.
  const nickname = `wanda_${Date.now() % 1_000_000}`;
  await confirm(first);
  await sit(first);
  const side = frameOf(first).getByRole('region', { name: 'Chat', exact: true });
  const write = async (label: string, text: string) => {
    await side.getByRole('textbox', { name: label }).fill(text);
    await side.getByRole('textbox', { name: label }).press('Enter');
  };
  await write('Nickname', nickname);
  await write('Message', 'come to lucky.bet');
  await side.getByText(/^Links, email addresses/).waitFor();
  complaints.splice(0);
  await write('Message', 'neighbours of 7 this time');
  await side.getByRole('log').getByText('neighbours of 7 this time').last().waitFor();
  await look(first, 'live-table-chat', 'desktop');
  const sheet = frameOf(second).getByRole('dialog', { name: 'Chat' });
  const openSheet = async () => {
    await frameOf(second)
      .getByRole('button', { name: /^Open the chat/ })
      .click();
    // The last one: an earlier attempt may have written it too.
    await sheet.getByText('neighbours of 7 this time').last().waitFor();
  };
  // Whoever has no account reads.
  await openSheet();
  await write('Message', 'gl all');
  // One message every three seconds: whoever was faster is told so, and sends it again.
  const sendAgain = async () => {
    const isSaid = await side.getByRole('log').getByText('gl all').last().isVisible();
    if (!isSaid) await side.getByRole('textbox', { name: 'Message' }).press('Enter');
    return isSaid;
  };
  await expect.poll(sendAgain, { interval: 1_000 }).toBe(true);
  complaints.splice(0);
  await sheet.getByText('gl all').last().waitFor();
  await look(second, 'live-table-chat', 'phone');
  await account(second, 'reader');
  await confirm(second);
  await sit(second);
  await look(second, 'live-table', 'phone');
  await openSheet();
  await sheet.getByRole('button', { name: nickname }).first().click();
  await sheet.getByRole('button', { name: 'Something else' }).click();
  await sheet.getByText('Thank you. Our team will look at it.').waitFor();
};

test(
  'what a player writes beside the table, a visitor reads on a phone, and reports as a player',
  { timeout: journeyMs },
  async () => {
    await visit('desktop', async ({ page: writer, complaints }) => {
      await account(writer, 'writer');
      await visit('phone', async ({ page: reader }) => {
        await sit(reader);
        await reader.getByRole('button', { name: 'Play demo' }).click();
        await talk(writer, reader, complaints);
      });
    });
  },
);
