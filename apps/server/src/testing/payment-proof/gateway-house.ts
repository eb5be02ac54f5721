/**
 * One house with every gateway of the registry, one sandbox and one database: each gateway behind a line that can fail, and each
 * notification kept until a test delivers it.
 */
import { checkout as checkoutSchema, type Checkout } from '@carmine/contract/payments/checkout';
import { systemClock } from '../../platform/clock.ts';
import type { Gateway } from '../../providers/payments/define-gateway.ts';
import { gateways } from '../../providers/payments/registry.ts';
import { openCashier, type Cashier, type TestPlayer } from '../cashier.ts';
import { flatHeaders, type CaughtNotice } from '../gateway-stage.ts';
import { listen, readAll } from '../http-listener.ts';
import { openPage, type OutsideWorld } from '../outside-world.ts';
import type { SubjectData } from '../sandbox-subject.ts';
import { subjectDataOf } from './subject-data.ts';
import { openLine, type Line } from './faulty-line.ts';
import type { DepositGateway } from '../../modules/payments/ports.ts';

export interface Notification extends CaughtNotice {
  readonly path: string;
}

/** No busy machine takes as long for an answer; where none will come, nobody waits for it. */
const patience = { patient: 30_000, hasty: 300 } as const;

/** The same adapter, that gives up early while its line is slow. */
const openAt = (gateway: Gateway, line: Line, world: OutsideWorld): DepositGateway => {
  const open = (timeoutMs: number) =>
    gateway.open({
      ...{ env: {}, clock: systemClock, merchantName: 'Carmine', timeoutMs },
      sandbox: { url: line.origin, publicUrl: world.url, secret: world.secret, smtpPort: world.smtpPort },
    });
  const [patient, hasty] = [open(patience.patient), open(patience.hasty)];
  const now = () => (line.isSlow() ? hasty : patient);
  return {
    ...patient,
    placeDeposit: (order) => now().placeDeposit(order),
    queryDeposit: (by) => now().queryDeposit(by),
  };
};

export const openGatewayHouse = async (wanted: readonly Gateway[] = gateways) => {
  const inbox: Notification[] = [];
  const recorder = await listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://inbox');
    const [rawBody, headers] = [await readAll(request), flatHeaders(request.headers)];
    inbox.push({ rawBody, headers, query: Object.fromEntries(searchParams), path: pathname });
    response.end();
  });
  const lines = new Map<string, Line>();
  for (const { path: name } of wanted) lines.set(name, await openLine());
  const cashier = await openCashier({
    outside: { lateMs: 1 },
    notifiedAt: recorder.origin,
    opens: (world) =>
      wanted.map((gateway) => {
        const line = lines.get(gateway.path);
        if (line === undefined) throw new Error(gateway.path);
        line.leadsTo(world.url);
        return openAt(gateway, line, world);
      }),
  });
  await cashier.owner.run(
    'insert into payment_gateways (code, enabled) select unnest($1::text[]), true on conflict (code) do update set enabled = true',
    [wanted.map(({ code }) => code)],
  );
  const places = [];
  for (const { path: name } of wanted) {
    const gateway = cashier.deps.gateways.find((one) => one.path === name);
    const [line, declared] = [lines.get(name), wanted.find((one) => one.path === name)];
    if (gateway === undefined || line === undefined || declared === undefined) throw new Error(name);
    places.push(await openPlace(cashier, { gateway, line, data: await subjectDataOf(declared), inbox }));
  }
  return {
    cashier,
    places,
    close: async () => {
      await cashier.close();
      await Promise.all([recorder.close(), ...[...lines.values()].map((line) => line.close())]);
    },
  };
};

interface PlaceParts {
  readonly gateway: Cashier['deps']['gateways'][number];
  readonly line: Line;
  readonly data: SubjectData;
  readonly inbox: readonly Notification[];
}

const currencyOf = ({ rules: { currencies } }: PlaceParts['gateway']) =>
  currencies.includes('EUR') ? 'EUR' : (currencies[0] ?? 'EUR');

/** What was asked for in every deposit: 50.00. */
export const asked = 5_000n;

const openPlace = async (cashier: Cashier, { gateway, line, data, inbox }: PlaceParts) => {
  const currency = currencyOf(gateway);
  const player: TestPlayer = await cashier.newPlayer(currency);
  player.facts.country = gateway.rules.countries.only?.[0] ?? 'MT';
  const read = ({ rawBody, headers, query }: CaughtNotice, now = new Date()) =>
    gateway.readNotice(rawBody, headers, now, query);

  /** What failed before is not held against it: a pause of orders is not what is tested here. */
  const trust = () => cashier.owner.run('delete from gateway_health where gateway = $1', [gateway.code]);
  const order = async () => {
    await trust();
    return player.call('POST', `profile/${gateway.path}/deposit`, { amount: '50.00', currency, promotionCoupon: '' });
  };
  /** The order, and the player's arrival where the browser brings it. */
  const start = async () => {
    const { status, body } = await order();
    if (status !== 201) throw new Error(`Not started: ${JSON.stringify(body)}`);
    const id = body['id'] ?? '';
    const shown = checkoutSchema.parse(
      Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'id' && key !== 'status')),
    );
    if (shown.presentation === 'form' || data.isKnownOnArrival) await openPage(shown);
    return { id, shown };
  };
  const pageOf = (shown: Checkout) => data.pageOf?.(cashier.world.url, shown) ?? shown;
  const act = (shown: Checkout, outcome: string) => cashier.world.act(pageOf(shown), outcome);
  /** The notifications about a deposit so far. */
  const noticesOf = (id: string): Notification[] =>
    inbox.filter((notice) => {
      if (!notice.path.includes(`/${gateway.path}/`)) return false;
      const one = read(notice);
      return one.ok && 'paymentRef' in one && one.paymentRef === id;
    });
  const deliver = async ({ path: at, rawBody, headers, query }: Notification): Promise<number> => {
    const address = new URL(`${cashier.origin()}${at}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const sent = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ['host', 'connection', 'content-length'].includes(name) ? [] : [[name, value] as const],
    );
    const answer = await fetch(address, {
      method: 'POST',
      headers: Object.fromEntries(sent),
      body: new Uint8Array(rawBody),
    });
    return answer.status;
  };
  const pressesAfter = async (shown: Checkout, press = 'approve'): Promise<string[]> => {
    await act(shown, press);
    const where = pageOf(shown);
    const page = await (typeof where === 'string' ? fetch(where) : openPage(where));
    const found = [...(await page.text()).matchAll(/name="outcome" value="([\w-]+)"/g)].flatMap(([, one]) => one ?? []);
    // What can come of a charge-back is offered after it.
    return press === 'approve' && found.includes('chargeback')
      ? [...new Set([...found, ...(await pressesAfter(shown, 'chargeback'))])]
      : found;
  };
  return {
    ...{ cashier, gateway, line, data, player, currency, read, order, start, act, pageOf, noticesOf, deliver, inbox },
    /** What the party’s page offers once a payment is paid. */
    known: await pressesAfter((await start()).shown),
    /** Delivers what has been told and runs its job. */
    hear: async (id: string): Promise<void> => {
      for (const notice of noticesOf(id)) await deliver(notice);
      await cashier.confirm(id);
    },
    stateOf: (id: string) => player.stateOf(id),
    /** What the ledger gave the player for it, less what it took back. */
    bookedFor: async (id: string): Promise<bigint> =>
      (
        await cashier.owner.one<{ sum: bigint }>(
          `select coalesce(sum(case when t.kind in ('deposit_reversed', 'receivable') then -t.amount else t.amount end), 0)::bigint as sum
           from transfers t where t.payment_id = $1`,
          [cashier.numberOf(id)],
        )
      ).sum,
    /** Different events about it that were stored. */
    eventsOf: async (id: string): Promise<number> =>
      Number(
        (
          await cashier.owner.one<{ count: bigint }>(
            'select count(*) as count from gateway_events where deposit_id = $1',
            [cashier.numberOf(id)],
          )
        ).count,
      ),
  };
};

export type Place = Awaited<ReturnType<typeof openPlace>>;
