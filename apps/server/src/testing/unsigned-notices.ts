/** What notifications of a gateway that signs nothing can do, over HTTP: part of the tests of each such gateway. */
import { partyKey } from '../../../sandbox/src/index.ts';
import type { CurrencyCode } from '@carmine/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Checkout, GatewayDeclaration } from '../modules/payments/ports.ts';
import { openCashier, type Cashier, type TestPlayer } from './cashier.ts';

interface Sent {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface UnsignedSubject {
  readonly gateway: GatewayDeclaration;
  /** What its players pay in, and where they live. */
  readonly currency: CurrencyCode;
  readonly country: string;
  /** Its claim that a payment was paid, sent to this address, which vouches for it. */
  readonly claim: (address: string, paymentRef: string, key: (purpose: string) => string) => Sent & { address: string };
  /** The sandbox's page of a checkout. */
  readonly pageOf: (checkout: Checkout, worldUrl: string) => string;
}

export const describeUnsignedNotices = ({ gateway, currency, country, claim, pageOf }: UnsignedSubject): void => {
  let cashier: Cashier;
  let player: TestPlayer;
  beforeAll(async () => {
    cashier = await openCashier({ gateways: [gateway.path] });
    player = await cashier.newPlayer(currency);
    player.facts.country = country;
  });
  afterAll(() => cashier.close());

  const start = async () => {
    const { status, body } = await player.call('POST', `profile/${gateway.path}/deposit`, {
      amount: '50.00',
      currency,
    });
    expect(status).toBe(201);
    const { id = '', status: _status, ...checkout } = body;
    return { id, page: pageOf(checkout as unknown as Checkout, cashier.world.url) };
  };
  const claimOf = (id: string) =>
    claim(`${cashier.origin()}/payments/v1/${gateway.path}/notifications`, id, (purpose) =>
      partyKey(cashier.world.secret, gateway.path, purpose),
    );
  const send = async (address: string, { query = {}, body = '' }: Sent): Promise<number> => {
    const url = new URL(address);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return (await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).status;
  };
  const eventsOf = async () =>
    Number(
      (
        await cashier.owner.one<{ n: bigint }>('select count(*) as n from gateway_events where gateway = $1', [
          gateway.code,
        ])
      ).n,
    );
  const withMark = (address: string, mark: string | undefined): string => {
    const url = new URL(address);
    url.searchParams.delete('mark');
    if (mark !== undefined) url.searchParams.set('mark', mark);
    return url.toString();
  };

  describe('a notification that nobody signs', () => {
    test('is refused without the mark of its address, and with a wrong one, and leaves nothing behind', async () => {
      const { id } = await start();
      const { address, ...sent } = claimOf(id);
      const mark = new URL(address).searchParams.get('mark') ?? '';
      const before = await eventsOf();
      for (const wrong of [
        undefined,
        '',
        mark.slice(1),
        `${mark.slice(0, -8)}00000000`,
        mark.toUpperCase(),
        'x'.repeat(500),
      ])
        expect(await send(withMark(address, wrong), sent)).toBe(401);
      expect(await eventsOf()).toBe(before);
      expect(await player.stateOf(id)).toBe('pending');
    });

    test('moves nothing while the gateway says otherwise, even with the mark', async () => {
      const { id } = await start();
      const { address, ...sent } = claimOf(id);
      expect(await send(address, sent)).toBe(200);
      await cashier.confirm(id);
      expect(await player.stateOf(id)).toBe('pending');
    });

    test('and twenty copies of it credit a paid deposit once', async () => {
      const { cash: before } = await player.balance();
      const { id, page } = await start();
      await cashier.world.act(page, 'approve-twice');
      cashier.work();
      const { address, ...sent } = claimOf(id);
      const statuses = await Promise.all(Array.from({ length: 20 }, () => send(address, sent)));
      expect(new Set(statuses)).toEqual(new Set([200]));
      await expect.poll(() => player.stateOf(id), { interval: 20 }).toBe('credited');
      await cashier.quiet();
      expect((await player.balance()).cash - before).toBe(5_000n);
    });

    test('that somebody forged changes nothing', async () => {
      const { id, page } = await start();
      await cashier.world.act(page, 'bad-signature');
      await cashier.quiet();
      expect(await player.stateOf(id)).toBe('pending');
    });
  });
};
