/** What a call says of itself before its body is read, over HTTP or on a socket. */
import type { FastifyRequest } from 'fastify';

export type Incoming = Pick<FastifyRequest, 'id' | 'client' | 'headers' | 'cookies'>;
