import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { fieldName, parameterName } from './fieldNames';
import { escapedStep } from './jsonPointer';
import { describeMistake } from './mistakes';
import type { FieldError, Problem } from './problem';
import { badAddress, badRequest, invalid } from './problems';

/** Words of OpenAPI and JSON Schema that describe and do not restrict. */
const annotations = ['example', 'discriminator', 'xml', 'externalDocs'];

const shared = {
  strict: true,
  strictTypes: false,
  strictRequired: false,
  strictTuples: false,
  allowUnionTypes: true,
  removeAdditional: false,
  // One mistake is enough to refuse, and a long text never reaches a pattern after its length failed.
  allErrors: false,
  // Errors carry the refused value and its schema, from which we make our own messages.
  verbose: true,
  keywords: annotations,
} as const;

/** Validates by the contract. Only values of addresses and headers, which are all text, are converted. */
export function validateByContract(app: FastifyInstance): void {
  const forBodies = addedFormats(new Ajv2020({ ...shared, coerceTypes: false }));
  const forAddresses = addedFormats(
    new Ajv2020({ ...shared, coerceTypes: true, useDefaults: true }),
  );
  app.setValidatorCompiler<object>(({ schema, httpPart }) => {
    if (httpPart === 'body') return onceNeeded(() => forBodies.compile(schema));
    if (httpPart === 'headers')
      return onceNeeded(() => forAddresses.compile(withNamesAsSent(schema)));
    return withPlainIntegers(
      schema,
      onceNeeded(() => forAddresses.compile(schema)),
    );
  });
}

type Validate = (data: unknown) => true | { error: FastifySchemaValidationError[] };

/** Compiles a schema for the first value that it has to judge: all together took a seventh of each start. */
function onceNeeded(compile: () => ValidateFunction): Validate {
  let validate: ValidateFunction | undefined;
  return (data) => {
    validate ??= compile();
    return validate(data) ? true : { error: validate.errors ?? [] };
  };
}

/** What the contract says of one value in an address. */
interface Described {
  readonly type?: unknown;
}

const plainInteger = /^(?:0|-?[1-9]\d*)$/u;

/** Refuses integers such as `0x1`, `1e0` and `01`: Ajv reads each as 1, and a record has many addresses. */
function withPlainIntegers(
  schema: { readonly properties?: Readonly<Record<string, Described>> },
  validate: Validate,
) {
  const integers = Object.entries(schema.properties ?? {}).flatMap(([name, { type }]) =>
    type === 'integer' ? [name] : [],
  );
  return (data: Readonly<Record<string, unknown>>) => {
    const odd = integers.find((name) => {
      const written = data[name];
      return typeof written === 'string' && !plainInteger.test(written);
    });
    if (odd === undefined) return validate(data);
    const error = {
      keyword: 'type',
      instancePath: `/${odd}`,
      schemaPath: `#/properties/${odd}/type`,
      params: { type: 'integer' },
    };
    return { error: [error] };
  };
}

/** The schema with header names in lower case, as Node gives them; the contract writes Idempotency-Key. */
function withNamesAsSent(schema: { readonly properties?: object }) {
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, value]): [string, unknown] => [name.toLowerCase(), value],
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

function addedFormats(ajv: Ajv2020) {
  ajvFormats(ajv);
  return ajv.addFormat('binary', true);
}

/** A validation error with the refused value, which Ajv adds. */
interface Refusal extends FastifySchemaValidationError {
  readonly data?: unknown;
}

/** Describes a refusal in the operation's own words if it has some, and otherwise in general ones. */
export function describeInvalid(
  validation: readonly Refusal[],
  part: string | undefined,
  messages: Readonly<Record<string, string>>,
): Problem {
  const [first] = validation;
  if (!first) return badRequest('This request cannot be read.');
  const pointer = pointerOf(first);
  if (part !== 'body') {
    const name = parameterName(pointer.slice(1)) ?? 'what stands in the address';
    // No parameter is a list, so a list means that the value was given more than once.
    const mistake = Array.isArray(first.data) ? 'is given more than once' : describeMistake(first);
    const detail = `${capitalised(name)} ${mistake}.`;
    return part === 'headers' ? badRequest(detail) : badAddress(detail);
  }
  return invalid([toFieldError(first, pointer, messages)]);
}

function toFieldError(
  error: FastifySchemaValidationError,
  pointer: string,
  messages: Readonly<Record<string, string>>,
): FieldError {
  const general = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
  const worded = messages[`${general} ${error.keyword}`] ?? messages[general];
  return { pointer, message: worded ?? describeField(error, pointer) };
}

function describeField(error: FastifySchemaValidationError, pointer: string): string {
  const name = fieldName(pointer);
  if (name !== undefined) return `${capitalised(name)} ${describeMistake(error)}.`;
  // A name that the contract does not have is not repeated: it can be anything, and of any length.
  return error.keyword === 'additionalProperties'
    ? 'Something was sent that is not asked for here.'
    : `What was sent ${describeMistake(error)}.`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Points at the missing or superfluous member, and not at the object around it. */
function pointerOf({ instancePath, params }: Pick<ErrorObject, 'instancePath' | 'params'>) {
  const { missingProperty, additionalProperty } = params as Readonly<Record<string, unknown>>;
  const member = missingProperty ?? additionalProperty;
  return typeof member === 'string' ? `${instancePath}/${escapedStep(member)}` : instancePath;
}
