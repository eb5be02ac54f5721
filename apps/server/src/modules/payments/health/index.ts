/** Owns whether gateways answer. Must never decide about a payment: a gateway that is down is only not offered. */
export { type GatewayHealth, readDownGateways, readHealth } from './health-store.ts';
export { type HealthDeps, noteCall, watchGateway } from './watch-gateway.ts';
export { slowMinutes } from './slow.ts';
export { probeGateways } from './probe-gateways.ts';
