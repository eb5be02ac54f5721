/** There are few operators, so one query reads all names. */
import type { OperatorId } from '../../platform/ids/ids.ts';
import type { BackOfficeService } from './service.ts';

export type OperatorNames = ReadonlyMap<OperatorId, string>;

export const operatorNames = async ({ modules: { staff } }: BackOfficeService): Promise<OperatorNames> =>
  new Map((await staff.operators()).map(({ id, name, email }) => [id, name === '' ? email : name]));
