import type { FastifyRequest } from 'fastify';

/** The bytes that a signature is about. */
export const rawBody = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
