import { describeGateway } from '../conformance.ts';
import { atSandbox } from '../../../testing/sandbox-subject.ts';
import { gateway } from './index.ts';

describeGateway({
  ...atSandbox(gateway),
  ...{
    reports: [],
    isUnsigned: true,
    says: { expire: 'failed', cancel: 'failed' },
    refusedPayout: 1_013n,
    notifiesPayouts: true,
  },
});
