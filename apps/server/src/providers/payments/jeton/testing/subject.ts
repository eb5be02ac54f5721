import { neverTakenBack } from '../../../../testing/payment-proof/columns.ts';
import type { SubjectData } from '../../../../testing/sandbox-subject.ts';

export const subject: SubjectData = {
  reports: [],
  isUnsigned: true,
  says: { expire: 'failed', cancel: 'failed' },
  refusedPayout: 1_013n,
  notifiesPayouts: true,
  lacks: neverTakenBack('a payment between e-wallets is not disputed'),
};
