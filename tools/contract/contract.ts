import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A JSON Schema, as far as the checks look into it. */
export interface Schema {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly contentMediaType?: string;
  readonly contentSchema?: Schema;
  readonly additionalProperties?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

export interface MediaType {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Answer {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly 'x-roles': readonly string[];
  readonly 'x-body-limit'?: number;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const file = new URL('../../openapi.yaml', import.meta.url);

/** The contract with every `$ref` replaced by what it points at. */
export const contract = resolved();

/** Every operation with its method and path. */
export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ method, path, ...operation })),
);

/** The examples of a media type, whether in `example` or in `examples`. */
export function examplesOf(media: MediaType): unknown[] {
  return namedExamplesOf(media).map(([, value]) => value);
}

/** Each example with its name, so that a failure can say which one is wrong. */
export function namedExamplesOf({ example, examples }: MediaType): (readonly [string, unknown])[] {
  const named = Object.entries(examples ?? {}).map(
    ([name, { value }]) => [`example ‘${name}’`, value] as const,
  );
  return example === undefined ? named : [['the example', example], ...named];
}

/** The schema and those of its members and items; conditions only narrow what these say. */
export function* schemasIn(schema: Schema): Generator<Schema> {
  yield schema;
  for (const member of Object.values(schema.properties ?? {})) yield* schemasIn(member);
  if (schema.items) yield* schemasIn(schema.items);
}

function resolved(): Contract {
  const document: unknown = parse(readFileSync(file, 'utf8'));
  // Redocly's lint checks that the file is a valid OpenAPI document, which the type assumes.
  return resolve(document, document) as Contract;
}

function resolve(node: unknown, document: unknown): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => resolve(item, document));
  if (!isObject(node)) return node;
  const { $ref } = node;
  if (typeof $ref === 'string') return resolve(targetOf($ref, document), document);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, resolve(value, document)]),
  );
}

function targetOf(reference: string, document: unknown): unknown {
  const steps = reference.replace('#/', '').split('/');
  return steps.reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), document);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
