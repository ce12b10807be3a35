import type { Role } from '@sounding/domain';
import contractDocument from '../../../../../openapi.yaml';

/** What the contract says about one call, as far as the platform acts on it. */
export interface ContractOperation {
  readonly id: string;
  readonly method: string;
  /** With the contract's base path and its own way of writing parameters: /api/projects/{id}. */
  readonly path: string;
  /** Empty for a call that needs no session. */
  readonly roles: ReadonlySet<Role>;
  readonly isAllowedBeforeAgreement: boolean;
  /** Whether a call keeps the caller's session from going idle. */
  readonly isUse: boolean;
  /** Whether the flood limit counts it. Health checks are exempt, so that monitoring is never refused. */
  readonly isCounted: boolean;
  readonly bodyLimit: number;
  /** Names of the query parameters that it takes. */
  readonly queryNames: ReadonlySet<string>;
  /** Media types of the body; empty for a call without one. */
  readonly mediaTypes: readonly string[];
  readonly successStatus: number;
  /** Whether it answers with server-sent events, as they happen. */
  readonly sendsEvents: boolean;
  /** Whether a request may carry an Idempotency-Key. */
  readonly takesKey: boolean;
  /** Whether the body holds a password, of which nothing is kept with the key, no fast hash either. */
  readonly hasSecretBody: boolean;
  /** Whether its path parameter may be any text: a malformed value is answered like an unknown one. */
  readonly takesAnyText: boolean;
}

type Json = Readonly<Record<string, unknown>>;

export interface Contract {
  readonly document: Json;
  readonly basePath: string;
  readonly operations: readonly ContractOperation[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Largest body in bytes where the contract names no other limit. */
const defaultBodyLimit = 65_536;

const rolesByName = new Map<unknown, Role>([
  ['researcher', 'ROLE_RESEARCHER'],
  ['monitor', 'ROLE_MONITOR_RESEARCHER'],
  ['admin', 'ROLE_ADMIN'],
]);

/** Reads the openapi.yaml that was bundled into this build. */
export const readContract = (): Contract => interpretContract(contractDocument);

export function interpretContract(document: Json): Contract {
  const servers: unknown = document['servers'];
  const server: unknown = Array.isArray(servers) ? servers[0] : undefined;
  const basePath = String(asObject(server, 'servers')['url']);
  const operations = Object.entries(asObject(document['paths'], 'paths')).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = asObject(item, path)[method];
      return operation === undefined
        ? []
        : [readOperation(document, method, `${basePath}${path}`, asObject(operation, path))];
    }),
  );
  return { document, basePath, operations };
}

function readOperation(
  document: Json,
  method: string,
  path: string,
  operation: Json,
): ContractOperation {
  const id = operation['operationId'];
  if (typeof id !== 'string') throw new Error(`${method} ${path} has no operationId`);
  const body = operation['requestBody'];
  const responses = Object.keys(asObject(operation['responses'], `${id} responses`));
  return {
    id,
    method,
    path,
    roles: readRoles(id, operation['x-roles']),
    isAllowedBeforeAgreement: operation['x-before-agreement'] === true,
    isUse: operation['x-background'] !== true,
    isCounted: responses.includes('429'),
    bodyLimit: Number(operation['x-body-limit'] ?? defaultBodyLimit),
    queryNames: queryNamesOf(document, operation),
    mediaTypes: body === undefined ? [] : mediaTypesOf(document, asObject(body, id)),
    successStatus: Number(responses.find((status) => status.startsWith('2'))),
    sendsEvents: JSON.stringify(operation['responses']).includes('"text/event-stream"'),
    takesKey: JSON.stringify(operation['parameters'] ?? []).includes('/IdempotencyKey"'),
    hasSecretBody: operation['x-secret-body'] === true,
    takesAnyText: operation['x-any-text'] === true,
  };
}

function readRoles(id: string, names: unknown): ReadonlySet<Role> {
  if (!Array.isArray(names) || names.length === 0) throw new Error(`${id} has no x-roles`);
  if (names.length === 1 && names[0] === 'public') return new Set();
  return new Set(
    names.map((name) => {
      const role = rolesByName.get(name);
      if (!role) throw new Error(`${id} names the unknown role ${String(name)} in x-roles`);
      return role;
    }),
  );
}

function queryNamesOf(document: Json, { parameters }: Json): ReadonlySet<string> {
  const described: readonly unknown[] = Array.isArray(parameters) ? parameters : [];
  const inQuery = described
    .map((parameter) => followed(document, asObject(parameter, 'parameter')))
    .filter((parameter) => parameter['in'] === 'query');
  return new Set(inQuery.map(({ name }) => String(name)));
}

function mediaTypesOf(document: Json, body: Json) {
  return Object.keys(asObject(followed(document, body)['content'], 'requestBody content'));
}

function followed(document: Json, part: Json): Json {
  const reference = part['$ref'];
  return typeof reference === 'string'
    ? reference
        .slice(2)
        .split('/')
        .reduce((whole, key) => asObject(whole[key], reference), document)
    : part;
}

function asObject(value: unknown, where: string): Json {
  if (typeof value === 'object' && value !== null) return value as Json;
  throw new Error(`openapi.yaml: ${where} is not an object`);
}
