/** What each role may do. A route names one permission; an operator's role has it or the call is refused. */
import type { operatorRoles } from '@carmine/contract/back-office/operators';

export type OperatorRole = (typeof operatorRoles)[number];

/** `self` is what every signed-in operator may do. */
const permissionsOf = {
  support: ['self', 'players.read', 'players.protect', 'support.chat', 'approvals.read'],
  payments: [
    'self',
    'players.read',
    'players.reveal',
    'payments.read',
    'payments.approve',
    'payments.stop',
    'risk.read',
  ],
  // Whoever looks at documents does not pay money out: two different people stand between a forger and a cash-out.
  risk: [
    'self',
    'players.read',
    'players.reveal',
    'payments.read',
    'payments.stop',
    // Nor does whoever pays money out decide how much may leave unseen.
    'payments.settings',
    'audit.read',
    'verification.review',
    'risk.read',
    'risk.manage',
    // Who somebody is: never in the hands that pay out.
    'players.correct',
    'players.protect',
    'players.lock',
    'countries.manage',
    'approvals.read',
    // The second approval.
    'approvals.decide',
  ],
  content: ['self', 'catalogue.manage'],
  admin: [
    'self',
    'players.read',
    'players.reveal',
    'payments.read',
    'payments.approve',
    'payments.stop',
    'payments.settings',
    'audit.read',
    'verification.review',
    'risk.read',
    'risk.manage',
    'support.chat',
    'catalogue.manage',
    'players.erase',
    'players.correct',
    'players.protect',
    'players.lock',
    'operators.manage',
    'events.manage',
    'countries.manage',
    'approvals.read',
    'approvals.decide',
  ],
} as const satisfies Record<OperatorRole, readonly string[]>;

export type Permission = (typeof permissionsOf)[OperatorRole][number];

export const permissions = (role: OperatorRole): readonly Permission[] => permissionsOf[role];

export const isAllowed = (role: OperatorRole, permission: string): boolean =>
  permissions(role).some((held) => held === permission);
