import type { SubjectData } from '../../../../testing/sandbox-subject.ts';
import { readFields } from '../signature.ts';

const refunds = 'what Skrill refunds by itself is in its own list alone';

export const subject: SubjectData = {
  ...{ isKnownOnArrival: true, isTimeless: true, isSilentOnPayouts: true },
  reports: ['chargeback', 'chargeback-won'],
  says: { expire: 'cancelled' },
  refusedPayout: 1_013n,
  unsign: ({ rawBody, ...notice }) => {
    const { sha2sig: _sha2, ...left } = readFields(rawBody.toString('utf8')) ?? {};
    return { ...notice, rawBody: Buffer.from(new URLSearchParams(left).toString()) };
  },
  lacks: { refund: refunds, 'partial refund': refunds },
};
