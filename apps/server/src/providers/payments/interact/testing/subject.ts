import { neverTakenBack } from '../../../../testing/payment-proof/columns.ts';
import type { SubjectData } from '../../../../testing/sandbox-subject.ts';

export const subject: SubjectData = {
  reports: [],
  isUnsigned: true,
  refusedPayout: 1_013n,
  notifiesPayouts: true,
  lacks: neverTakenBack('a bank transfer that has arrived stays'),
};
