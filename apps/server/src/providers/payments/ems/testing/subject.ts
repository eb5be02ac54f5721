import type { SubjectData } from '../../../../testing/sandbox-subject.ts';

export const subject: SubjectData = {
  refusedPayout: 1_013n,
};
