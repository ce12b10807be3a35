import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { readContract, type ContractOperation } from '../platform/http/contract';

/** What a call answered, as far as the contract speaks of it. */
export interface Answered {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly text: string;
}

const contract = readContract();
const documentName = 'contract:';
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
ajvFormats(ajv).addFormat('binary', true).addSchema(contract.document, documentName);
const compiled = new Map<string, ValidateFunction>();

const routes = contract.operations.map((operation) => ({
  operation,
  segments: operation.path.split('/'),
}));

/** The operation behind a request; the one with fewer parameters where two would fit. */
export function operationOf(method: string, url: string): ContractOperation | undefined {
  const segments = (url.split('?')[0] ?? '').split('/');
  const fitting = routes.filter(
    (route) =>
      route.operation.method === method.toLowerCase() &&
      route.segments.length === segments.length &&
      route.segments.every((part, index) => part.startsWith('{') || part === segments[index]),
  );
  const parameters = (route: (typeof routes)[number]) =>
    route.segments.filter((part) => part.startsWith('{')).length;
  return fitting.sort((a, b) => parameters(a) - parameters(b))[0]?.operation;
}

/** Throws with every way in which the answer is not what openapi.yaml promises. */
export function checkAnswer(operation: ContractOperation, answered: Answered): void {
  const fail = (reason: string): never => {
    throw new Error(`${operation.id} answered ${answered.status} off the contract: ${reason}`);
  };
  const path = operation.path.slice(contract.basePath.length);
  const place = ['paths', path, operation.method, 'responses', String(answered.status)];
  const response = find(place) ?? fail('this status is not described');
  const mediaTypes = Object.keys(memberOf(response.value, 'content') ?? {});
  if (mediaTypes.length === 0) {
    if (answered.text !== '') fail('a body came where none is described');
    return;
  }
  const essence = answered.contentType?.split(';')[0] ?? '';
  if (!mediaTypes.includes(essence)) fail(`${essence} is none of ${mediaTypes.join(', ')}`);
  if (!essence.endsWith('json')) return;
  const validate = compile([...response.place, 'content', essence, 'schema']);
  if (!validate(JSON.parse(answered.text))) {
    fail(`${ajv.errorsText(validate.errors)} in ${answered.text.slice(0, 500)}`);
  }
}

type Json = Readonly<Record<string, unknown>>;

const memberOf = (value: unknown, key: string): Json | undefined =>
  typeof value === 'object' && value !== null
    ? ((value as Json)[key] as Json | undefined)
    : undefined;

/** Follows the keys, and a reference where one stands at the end. */
function find(place: readonly string[]): { value: Json; place: readonly string[] } | undefined {
  const value = place.reduce<Json | undefined>(
    (part, key) => memberOf(part, key),
    contract.document,
  );
  if (!value) return undefined;
  const reference = value['$ref'];
  return typeof reference === 'string' ? find(reference.slice(2).split('/')) : { value, place };
}

function compile(place: readonly string[]): ValidateFunction {
  const pointer = place
    .map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const known = compiled.get(pointer);
  if (known) return known;
  const validate = ajv.compile({ $ref: `${documentName}#/${pointer}` });
  compiled.set(pointer, validate);
  return validate;
}
