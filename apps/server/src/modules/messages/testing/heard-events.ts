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
  /** By topic, the newest version last. */
  const handlers = new Map<string, JobHandler[]>();
  const subscribe: Events['subscribe'] = (event, _subscriber, handler) => {
    const versions = handlers.get(event.topic) ?? [];
    versions[event.version - 1] = async (job) => {
      const read = decodePayload(event, job.payload);
      if (!read.ok) throw new Error(read.problem);
      await handler({ ...job, payload: read.payload });
    };
    handlers.set(event.topic, versions);
  };
  /** Of its newest version, where none is said. */
  const deliver = async (id: bigint, topic: string, payload: JsonObject, version?: number): Promise<void> => {
    const versions = handlers.get(topic);
    const heard = version === undefined ? versions?.at(-1) : versions?.[version - 1];
    await heard?.({ id, attempt: 1, payload: { ...rest[topic.split('.')[0] ?? ''], ...payload } });
  };
  return { subscribe, deliver };
};
