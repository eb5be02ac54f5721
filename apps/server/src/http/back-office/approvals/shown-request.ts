/** Approval requests in the format of the back office. */
import type * as contract from '@carmine/contract/back-office/approvals';
import { formatAmount, money } from '@carmine/money';
import { countryName } from '../../../modules/geo/index.ts';
import { isOfTreasury, type Operator, type ReadRequest, type Wish } from '../../../modules/staff/index.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { BackOfficeService } from '../service.ts';
import { changesOf } from './changes.ts';

const nameOf = (one: Operator | undefined): string =>
  one === undefined ? '–' : one.name === '' ? one.email : one.name;
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const debtOf = (wish: Wish, writtenOff: bigint | null): contract.ApprovalRequest['debt'] => {
  if (wish.kind !== 'write_off_debt') return null;
  const { currency, amount } = wish;
  const text = (subunits: bigint) => formatAmount(money(currency, subunits));
  return { currency, amount: text(amount), writtenOff: writtenOff === null ? null : text(writtenOff) };
};

const promotionTitle = ({ texts }: Readonly<Record<string, unknown>>): string | null =>
  (texts as { readonly en?: { readonly title?: string } } | undefined)?.en?.title ?? null;

const namedBySubject: readonly Wish['kind'][] = [
  ...(['invite_operator', 'replace_list', 'remove_list', 'set_affiliate'] as const),
  ...(['set_payout_method', 'set_agreed_fees'] as const),
];

const aboutOf = (wish: Wish, renewed: Operator | undefined): string | null => {
  if (namedBySubject.includes(wish.kind) && 'subject' in wish) return wish.subject;
  // A store of money, or a gateway and the bank's reference, which the changes show.
  if (isOfTreasury(wish))
    return wish.kind === 'loosen_level'
      ? wish.subject.split(':').slice(1).join(' ')
      : (wish.subject.split(':')[0] ?? null);
  if (wish.kind === 'offer_promotion') return promotionTitle(wish.rules);
  if (wish.kind === 'send_campaign') return wish.rules['name'] as string;
  if (wish.kind === 'set_jurisdiction') return wish.subject === '*' ? '*' : countryName(wish.subject);
  return renewed === undefined ? null : nameOf(renewed);
};

const shownBy = async (
  service: BackOfficeService,
  operators: readonly Operator[],
  reader: OperatorId,
  request: ReadRequest,
): Promise<contract.ApprovalRequest> => {
  const { wish, state } = request;
  const named = (key: OperatorId) => operators.find(({ id }) => id === key);
  const renewed = wish.kind === 'renew_operator' ? named(BigInt(wish.subject) as OperatorId) : undefined;
  return {
    ...{ id: service.http.ids.encode('apr', request.id), kind: wish.kind, state },
    about: aboutOf(wish, renewed),
    role: wish.kind === 'invite_operator' ? wish.role : (renewed?.role ?? null),
    changes: await changesOf(service, request),
    ...{ askedBy: nameOf(named(request.askedBy)), own: request.askedBy === reader },
    ...{ mayApprove: request.mayApprove, mayEnd: request.mayEnd },
    ...{ askedAt: request.askedAt.toISOString(), expiresAt: request.expiresAt.toISOString() },
    reason: request.reason ?? '–',
    approvedBy: request.approvedBy === null ? null : nameOf(named(request.approvedBy)),
    approvedAt: iso(request.approvedAt),
    approval: request.approval ?? null,
    dueAt: iso(request.dueAt),
    endedBy: request.endedBy === null ? null : nameOf(named(request.endedBy)),
    endedAt: iso(request.endedAt),
    cancelledBecause: request.cancelledBecause,
    debt: debtOf(wish, request.writtenOff),
  };
};

/** There are few operators, so one query reads all names. */
export const shownRequests = async (
  service: BackOfficeService,
  reader: OperatorId,
  requests: readonly ReadRequest[],
): Promise<contract.ApprovalRequest[]> => {
  const operators = await service.modules.staff.operators();
  return Promise.all(requests.map((request) => shownBy(service, operators, reader, request)));
};
