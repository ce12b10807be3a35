import { randomUUID } from 'node:crypto';
import type { Origin } from './platform/http/operations';

/** Where an act comes from that somebody does at the machine itself. */
export const operatorOrigin = (): Origin => ({ requestId: randomUUID(), ip: '127.0.0.1' });
