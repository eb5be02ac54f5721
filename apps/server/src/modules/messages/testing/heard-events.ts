/** Subscribers without a worker: an event is handed to them as it lies in the database. */
import { decodePayload } from '../../../platform/events/define-event.ts';
import type { Events } from '../../../platform/events/outbox.ts';
import type { JobHandler } from '../../../platform/jobs/job.ts';
import type { JsonObject } from '../../../platform/json.ts';

/** What tests leave out, by the topic's noun. */
const rest: Readonly<Record<string, JsonObject>> = {
  player: { currency: 'EUR', registrationCode: null },
  deposit: {
    ...{ depositId: '1', gateway: 'CARDS', state: 'credited', reason: null },
    ...{ settled: null, owed: null },
  },
  cash_out: { fee: '0.00', inLegs: false, reason: null, byPerson: false },
};

export const heardEvents = () => {
  const handlers = new Map<string, JobHandler>();
  const subscribe: Events['subscribe'] = (event, _subscriber, handler) =>
    void handlers.set(event.topic, async (job) => {
      const read = decodePayload(event, job.payload);
      if (!read.ok) throw new Error(read.problem);
      await handler({ ...job, payload: read.payload });
    });
  const deliver = async (id: bigint, topic: string, payload: JsonObject): Promise<void> =>
    handlers.get(topic)?.({ id, attempt: 1, payload: { ...rest[topic.split('.')[0] ?? ''], ...payload } });
  return { subscribe, deliver };
};
