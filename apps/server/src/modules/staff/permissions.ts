/** Permissions of each role. A route names one permission; operators without it are refused. */
import type { operatorRoles } from '@carmine/contract/back-office/operators';

export type OperatorRole = (typeof operatorRoles)[number];

/** `self`: available to every signed-in operator. */
const permissionsOf = {
  support: ['self', 'players.read', 'players.protect', 'support.chat', 'chat.moderate', 'approvals.read'],
  payments: [
    'self',
    'players.read',
    'players.reveal',
    'payments.read',
    'payments.approve',
    'payments.stop',
    'risk.read',
    'promotions.read',
  ],
  // Separate from paying out, so that a forged document needs two accomplices.
  risk: [
    'self',
    'players.read',
    'players.reveal',
    'payments.read',
    'payments.stop',
    // Separate from paying out, so that whoever pays out cannot raise the limits of automatic approval.
    'payments.settings',
    'audit.read',
    'verification.review',
    'risk.read',
    'risk.manage',
    // Identity corrections are separate from paying out.
    'players.correct',
    'players.protect',
    'players.lock',
    'countries.manage',
    'promotions.read',
    'promotions.manage',
    'approvals.read',
    // The second approval of requests.
    'approvals.decide',
  ],
  // Sees and withdraws its own kind of request, and decides none.
  content: ['self', 'catalogue.manage', 'promotions.read', 'promotions.manage', 'approvals.read'],
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
    'chat.moderate',
    'catalogue.manage',
    'players.erase',
    'players.correct',
    'players.protect',
    'players.lock',
    'operators.manage',
    'events.manage',
    'countries.manage',
    'promotions.read',
    'promotions.manage',
    'approvals.read',
    'approvals.decide',
  ],
} as const satisfies Record<OperatorRole, readonly string[]>;

export type Permission = (typeof permissionsOf)[OperatorRole][number];

export const permissions = (role: OperatorRole): readonly Permission[] => permissionsOf[role];

export const isAllowed = (role: OperatorRole, permission: string): boolean =>
  permissions(role).some((held) => held === permission);
