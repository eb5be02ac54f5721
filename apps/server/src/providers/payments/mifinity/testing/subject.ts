import { neverTakenBack } from '../../../../testing/payment-proof/columns.ts';
import type { SubjectData } from '../../../../testing/sandbox-subject.ts';

export const subject: SubjectData = {
  reports: [],
  isUnsigned: true,
  says: { expire: 'failed' },
  refusedPayout: 1_013n,
  notifiesPayouts: true,
  payoutEvents: 2,
  pageOf: (url, shown) => ('initializationToken' in shown ? `${url}/mifinity/${shown.initializationToken}` : shown),
  lacks: neverTakenBack('a payment between e-wallets is not disputed'),
};
