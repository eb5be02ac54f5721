/** What each gateway's folder says of it to the conformance suite. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Gateway } from '../../providers/payments/define-gateway.ts';
import { isHosted } from '../../providers/payments/hosted-checkout/define-hosted-gateway.ts';
import { dataOf } from '../../providers/payments/hosted-checkout/testing/subject.ts';
import type { SubjectData } from '../sandbox-subject.ts';

/** A gateway that says nothing is tried with what its declaration says. */
export const subjectDataOf = async (gateway: Gateway): Promise<SubjectData> => {
  if (isHosted(gateway)) return dataOf(gateway);
  const file = path.join(import.meta.dirname, '../../providers/payments', gateway.path, 'testing/subject.ts');
  const said = existsSync(file) ? ((await import(file)) as { subject: SubjectData }).subject : {};
  return { refusedPayout: 1_013n, ...said };
};
