/** Two operators of whom one came in by the other, without a third person, may be one: what they decide together is marked. */
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { BackOfficeService } from '../service.ts';

/** For the audit log: `by` decides after these. */
export const chainMark = async (
  { modules: { staff } }: BackOfficeService,
  by: OperatorId,
  others: readonly OperatorId[],
): Promise<{ readonly oneChain?: true }> => {
  const roots = new Map((await staff.operators()).map(({ id, root }) => [id, root]));
  const own = roots.get(by);
  const marked = own !== undefined && others.some((other) => other !== by && roots.get(other) === own);
  return marked ? { oneChain: true } : {};
};
