import { atSandbox } from '../../../testing/sandbox-subject.ts';
import { describeGateway } from '../conformance.ts';
import { gateway } from './index.ts';
import { readFields } from './signature.ts';

describeGateway({
  ...atSandbox(gateway),
  ...{ isKnownOnArrival: true, isTimeless: true, isSilentOnPayouts: true },
  reports: ['chargeback', 'chargeback-won'],
  says: { expire: 'cancelled' },
  refusedPayout: 1_013n,
  unsign: ({ rawBody, ...notice }) => {
    const { sha2sig: _sha2, ...left } = readFields(rawBody.toString('utf8')) ?? {};
    return { ...notice, rawBody: Buffer.from(new URLSearchParams(left).toString()) };
  },
});
