/** The profile service's routes about money (section 7.2). */
import type { FastifyInstance } from 'fastify';
import { addressProofRoutes } from './address-proofs.ts';
import { cryptoRoutes } from './crypto.ts';
import { depositRoutes } from './deposits.ts';
import { gatewayRoutes } from './gateways.ts';
import { minimumRoutes } from './minimums.ts';
import { onRampRoutes } from './onramps.ts';
import { paymentProblems } from './payment-problems.ts';
import type { PaymentService } from './payment-service.ts';
import { paymentHistoryRoutes } from './payments-history.ts';
import { walletRoutes } from './wallets.ts';
import { withdrawRoutes } from './withdraw.ts';

export const paymentRoutes = (app: FastifyInstance, deps: Omit<PaymentService, 'problems'>): void => {
  const service: PaymentService = { ...deps, problems: paymentProblems };
  walletRoutes(app, service);
  minimumRoutes(app, service);
  depositRoutes(app, service);
  gatewayRoutes(app, service);
  cryptoRoutes(app, service);
  onRampRoutes(app, service);
  addressProofRoutes(app, service);
  withdrawRoutes(app, service);
  paymentHistoryRoutes(app, service);
};
