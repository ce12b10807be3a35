import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { interpretContract } from './contract';
import { registerOperations, type OperationsOptions } from './registerOperations';

const get = (operationId: string) => ({
  get: { operationId, 'x-roles': ['public'], responses: { 200: { description: 'Fine' } } },
});

const contract = interpretContract({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  servers: [{ url: '/api' }],
  paths: {
    '/one': get('getHealth'),
    '/two': get('getReadiness'),
  },
});

const start = (options: Partial<OperationsOptions>) =>
  registerOperations(Fastify(), {
    contract,
    handlers: [],
    admit: () => Promise.resolve(),
    isSessionOpen: () => Promise.resolve(true),
    sentOnce: (_call, _sent, work) => work(),
    recordDenial: () => Promise.resolve(),
    ...options,
  });

const fine = () => Promise.resolve({ status: 'ok' as const });
const agreed = () => Promise.resolve(true);
const ready = () => Promise.resolve({ status: 'ready' as const });

describe('The start is stopped', () => {
  test('by an operation that nobody handles', async () => {
    await expect(start({ handlers: [{ getHealth: fine }] })).rejects.toThrow(
      'getReadiness is in the contract and has no handler',
    );
  });

  test('by a handler that the contract does not know', async () => {
    const handlers = [{ getHealth: fine, getReadiness: ready, getUserAgreement: agreed }];
    await expect(start({ handlers })).rejects.toThrow(
      'getUserAgreement has a handler and is not in the contract',
    );
  });

  test('by two handlers of one operation', async () => {
    const handlers = [{ getHealth: fine, getReadiness: ready }, { getHealth: fine }];
    await expect(start({ handlers })).rejects.toThrow('Two modules handle getHealth');
  });
});

test('An operation without x-roles, or with an unknown role, is no contract', () => {
  const withRoles = (roles: object) => ({
    servers: [{ url: '/api' }],
    paths: { '/one': { get: { operationId: 'one', ...roles, responses: { 200: {} } } } },
  });
  expect(() => interpretContract(withRoles({}))).toThrow('one has no x-roles');
  expect(() => interpretContract(withRoles({ 'x-roles': ['king'] }))).toThrow(
    'one names the unknown role king in x-roles',
  );
});
