/**
 * Writes what the contract says as TypeScript: the shapes (by openapi-typescript) and the list of
 * operations that the client makes its functions from.
 *
 *   node generate.mjs           writes src/generated/
 *   node generate.mjs --check   fails if the committed files are not what it would write
 */
import { readFile, writeFile } from 'node:fs/promises';
import { argv, exit } from 'node:process';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { parse } from 'yaml';

const contract = new URL('../../openapi.yaml', import.meta.url);
const folder = new URL('src/generated/', import.meta.url);
const notice = '// Made from openapi.yaml by generate.mjs. Do not edit: `npm run generate`.\n';
const methods = ['get', 'post', 'put', 'delete'];

/** Media types that the client reads itself; a response of any other type is a file, even if it is text. */
const readTypes = ['application/json', 'application/problem+json', 'text/event-stream'];

/** The place of a response's schema in the contract; its media type is a step of the JSON Pointer. */
const answerPlace = /\/responses\/\d+\/content\/([^/]+)$/;

function isFile(place) {
  const type = answerPlace.exec(place)?.[1]?.replaceAll('~1', '/');
  return type !== undefined && !readTypes.includes(type);
}

/** The contract's shapes; a file is a Blob rather than openapi-typescript's string. */
async function schema() {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const shapes = await openapiTS(contract, {
    silent: true,
    transform: ({ format }, { path }) => (format === 'binary' || isFile(path) ? blob : undefined),
  });
  return notice + astToString(shapes);
}

/** How to call each operation: its method and path, and how it differs from JSON with a session. */
async function operations() {
  const { paths, components } = parse(await readFile(contract, 'utf8'));
  const found = Object.entries(paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => [
        item[method].operationId,
        describe(method, path, item[method], components.schemas),
      ]),
  );
  const lines = found.map(([id, description]) => `  ${id}: ${inspect(description)},\n`);
  return `${notice}export const operations = {\n${lines.join('')}} as const;\n`;
}

function describe(method, path, operation, schemas) {
  const [sends] = Object.keys(operation.requestBody?.content ?? {});
  const isBinary = Object.values(operation.responses)
    .flatMap((response) => Object.keys(response.content ?? {}))
    .some((type) => !readTypes.includes(type));
  const isStream = 'text/event-stream' in (operation.responses[200]?.content ?? {});
  return {
    method,
    path,
    ...(sends !== undefined && sends !== 'application/json' && { sends }),
    ...(isBinary && { isBinary }),
    ...answerOf(operation, schemas),
    ...(isStream && { isStream }),
    ...(operation['x-roles'].includes('public') && { isPublic: true }),
  };
}

/** How to recognise a complete answer: an object by a property that it always has, others by JSON type. */
function answerOf({ responses }, schemas) {
  const schema = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content }]) => content?.['application/json']?.schema)
    .find((found) => found !== undefined);
  if (schema === undefined) return {};
  const { type, required = [] } = schema.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema;
  const types = [type].flat();
  const mayBeEmpty = types.includes('null') || '204' in responses;
  return {
    ...(types[0] === 'object' ? { property: required[0] } : { answers: types[0] }),
    ...(mayBeEmpty && { mayBeEmpty }),
  };
}

function inspect(description) {
  const fields = Object.entries(description).map(([name, value]) =>
    typeof value === 'string' ? `${name}: '${value}'` : `${name}: ${value}`,
  );
  return `{ ${fields.join(', ')} }`;
}

const files = { 'schema.ts': await schema(), 'operations.ts': await operations() };

if (argv.includes('--check')) {
  for (const [name, text] of Object.entries(files)) {
    const committed = await readFile(new URL(name, folder), 'utf8').catch(() => '');
    if (committed !== text) {
      console.error(`src/generated/${name} is not what openapi.yaml says. Run: npm run generate`);
      exit(1);
    }
  }
} else {
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, folder), text);
}
