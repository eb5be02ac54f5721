/** The token that opens the widget of a payment. */
import { createHmac } from 'node:crypto';
import type { GatewayPayment } from '../gateway/payment.ts';

export const tokenOf = (key: string, { id }: GatewayPayment): string =>
  createHmac('sha256', key).update(id).digest('base64url');
