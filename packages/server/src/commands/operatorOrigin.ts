import { randomUUID } from 'node:crypto';
import type { Origin } from '../platform/http/operations';

/** The origin of what an operator does at the machine itself. */
export const operatorOrigin = (): Origin => ({ requestId: randomUUID(), ip: '127.0.0.1' });
