/**
 * The notifications of one payment, real and signed, delivered in any order, any number of times, while the payment goes on at its gateway:
 * all orders in transactions that are undone, so that each begins with the same deposit.
 */
import type { Database, Sql } from '../../database/database.ts';
import { createPayments, type PaymentsDeps } from '../../modules/payments/index.ts';
import type { PaymentReport } from '../../modules/payments/ports.ts';
import { paymentsByHand } from '../by-hand.ts';
import { pressFor } from './deposit-cases.ts';
import type { Notification, Place } from './gateway-house.ts';

/** What happens at the gateway, one after the other. */
interface Step {
  readonly press: string;
  /** What it answers from then on. */
  readonly report: PaymentReport;
  /** What it tells then. */
  readonly notices: readonly Notification[];
}

export interface Script {
  readonly place: Place;
  readonly name: string;
  readonly id: string;
  readonly first: PaymentReport;
  readonly steps: readonly Step[];
}

/** What a payment of this gateway can come to, as far as its party can. */
export const scriptsOf = ({ known }: Pick<Place, 'known'>): string[][] => {
  const [refund, back, won] = (['refund', 'charge-back', 'won back'] as const).map((column) => pressFor(column, known));
  return [
    ['approve-twice', ...(refund === undefined ? [] : [refund])],
    ...(back === undefined ? [] : [['approve-twice', back, ...(won === undefined ? [] : [won])]]),
  ];
};

const reportOf = async ({ gateway }: Place, id: string): Promise<PaymentReport> => {
  const answer = await gateway.queryDeposit({ paymentRef: id });
  if (!answer.ok) throw new Error(answer.reason);
  return answer.report;
};

/** Plays it once at the sandbox and keeps everything that was said. */
export const record = async (place: Place, presses: readonly string[]): Promise<Script> => {
  const { id, shown } = await place.start();
  const first = await reportOf(place, id);
  const steps: Step[] = [];
  for (const press of presses) {
    const before = place.noticesOf(id).length;
    await place.act(shown, press);
    steps.push({ press, report: await reportOf(place, id), notices: place.noticesOf(id).slice(before) });
  }
  return { place, id, first, steps, name: `${place.gateway.code}: ${presses.join(', ')}` };
};

interface Ground {
  readonly db: Database;
  /** Undoes what `work` has written. */
  readonly undone: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The transactions of `work` as parts of one that is undone. */
const onGround = async <T>(db: Database, work: (ground: Ground) => Promise<T>): Promise<T> => {
  const end: { result?: T } = {};
  const back = new Error('undone');
  let depth = 0;
  const groundOf = (sql: Sql): Ground => ({
    db: {
      ...{ ...db, ...sql },
      transaction: async (part) => {
        const name = `part_${(depth += 1)}`;
        await sql.run(`savepoint ${name}`);
        try {
          const result = await part(sql);
          // As a commit would.
          await sql.run(`set constraints all immediate; set constraints all deferred; release savepoint ${name}`);
          return result;
        } catch (error) {
          await sql.run(`rollback to savepoint ${name}`);
          throw error;
        }
      },
    },
    undone: async (branch) => {
      const name = `branch_${(depth += 1)}`;
      await sql.run(`savepoint ${name}`);
      const result = await branch();
      await sql.run(`rollback to savepoint ${name}; release savepoint ${name}`);
      return result;
    },
  });
  await db
    .transaction(async (sql) => {
      end.result = await work(groundOf(sql));
      throw back;
    })
    .catch((error: unknown) => {
      if (error !== back) throw error;
    });
  return end.result as T;
};

/** Where it ended: the deposit, every account that its money touched, what is owed, and what was stored. */
const booksOf = async (sql: Sql, { place, id }: Script) => {
  const number = place.cashier.numberOf(id);
  const [deposit, accounts, debts, events] = [
    await sql.one<{ state: string }>('select state from deposits where id = $1', [number]),
    await sql.rows<{ account: string; sum: bigint }>(
      `select a.owner_kind || ' ' || a.kind as account, sum(case when t.to_account = a.id then t.amount else -t.amount end)::bigint as sum
       from transfers t join accounts a on a.id in (t.from_account, t.to_account) where t.payment_id = $1
       group by 1 having sum(case when t.to_account = a.id then t.amount else -t.amount end) <> 0 order by 1`,
      [number],
    ),
    await sql.rows<{ owed: bigint }>('select owed from player_debts where player_id = $1 and owed > 0', [
      place.player.playerId,
    ]),
    await sql.one<{ count: bigint }>('select count(*) as count from gateway_events where deposit_id = $1', [number]),
  ];
  return { state: deposit.state, accounts, debts, events: events.count };
};

type Books = Awaited<ReturnType<typeof booksOf>>;

/** `choose(n)`: a number from 0 to below `n`. */
type Choose = (n: number) => number;

/** What the gateway answers now, what will happen there, and what it has told that is not delivered yet. */
interface Course {
  readonly report: PaymentReport;
  readonly left: readonly Step[];
  readonly due: readonly Notification[];
  /** Whether it was asked since it last went on. */
  readonly asked: boolean;
}

/** The next step at the gateway, one of the deliveries that are due, or neither. */
const nextOf = ({ report, left, due, asked }: Course, steps: number, choose: Choose) => {
  // A card holder disputes what has been credited for days, and a bank decides after weeks: each was asked about by then.
  const mayGoOn = left.length > 0 && (left.length === steps || asked);
  const what = choose(due.length + (mayGoOn ? 2 : 1));
  const [step, ...later] = left;
  if (mayGoOn && what === 0 && step !== undefined) {
    // Each once or twice more, as gateways repeat what they are not sure of.
    const told = step.notices.flatMap((one) => Array.from({ length: 1 + choose(3) }, () => one));
    return { course: { report: step.report, left: later, due: [...due, ...told], asked: false }, isStuck: false };
  }
  const place = Math.min(what, due.length - 1);
  return {
    course: { report, left, asked, due: due.filter((_, index) => index !== place) },
    notice: due[place],
    isStuck: place < 0,
  };
};

/**
 * Orders that begin alike share their beginning, which is most of what they cost: before each move the rest of them may part. Returns what
 * each one ended in, `most` at most.
 */
export const play = (script: Script, most = 1, choose: Choose = () => 0): Promise<Books[]> => {
  const { place, first, steps } = script;
  const { gateway, cashier } = place;
  return onGround(cashier.db, async ({ db, undone }) => {
    let report = first;
    const deps: PaymentsDeps = {
      ...{ ...cashier.deps, db, live: { push: () => undefined } },
      gateways: [{ ...gateway, queryDeposit: async () => ({ ok: true, report }) }],
    };
    const payments = paymentsByHand(createPayments(deps));
    const confirm = async (course: Course): Promise<void> => {
      ({ report } = course);
      await payments.confirmNotified(cashier.numberOf(script.id));
    };
    const walk = async (from: Course, orders: number): Promise<Books[]> => {
      const ends: Books[] = [];
      let [course, open] = [from, orders];
      while (course.left.length > 0 || course.due.length > 0) {
        while (open > 1 && choose(2) > 0) {
          const [branch, half] = [course, Math.ceil(open / 2)];
          ends.push(...(await undone(() => walk(branch, half))));
          open -= half;
        }
        const next = nextOf(course, steps.length, choose);
        course = next.course;
        if (next.notice !== undefined) {
          const { rawBody, headers, query } = next.notice;
          const heard = await payments.receiveNotice(gateway.path, rawBody, headers, query);
          if (!heard.ok) throw new Error(heard.reason);
        }
        if (next.isStuck || choose(3) === 0) {
          await confirm(course);
          course = { ...course, asked: course.left.length < steps.length };
        }
      }
      await confirm(course);
      return [...ends, await booksOf(db, script)];
    };
    return walk({ report: first, left: steps, due: [], asked: false }, most);
  });
};
