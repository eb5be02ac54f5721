/** Where a gateway sends its notifications. */
import { addressOf } from '@carmine/contract/call';
import { postGatewayNotification } from '@carmine/contract/payments/deposits';
import type { PaymentsDeps } from './deps.ts';
import type { DepositGateway } from './ports.ts';

export const notificationUrl = (
  { publicUrl }: Pick<PaymentsDeps, 'publicUrl'>,
  { path: gateway }: Pick<DepositGateway, 'path'>,
): string => `${publicUrl}${addressOf(postGatewayNotification, { params: { gateway } })}`;
