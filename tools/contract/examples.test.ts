import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { examplesOf, namedExamplesOf, operations, type MediaType, type Schema } from './contract';

interface Complaint {
  readonly instancePath: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

interface Validator {
  validate(schema: Schema, value: unknown): boolean;
  readonly errors?: readonly Complaint[] | null;
  addFormat(name: string, format: true): void;
}

// The server's Ajv: the one at the root is for ESLint, four years older and without JSON Schema 2020.
const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));
const { Ajv2020 } = require('ajv/dist/2020.js') as {
  Ajv2020: new (options: { strict: boolean; allErrors: boolean }) => Validator;
};
const { default: addFormats } = require('ajv-formats') as { default: (ajv: Validator) => void };

const validator = new Ajv2020({ strict: true, allErrors: true });
addFormats(validator);
validator.addFormat('binary', true);

/** Where and how an example breaks its schema; empty if it is valid. */
function complaintsAbout(schema: Schema, example: unknown) {
  if (validator.validate(schema, example)) return [];
  return (validator.errors ?? []).map(
    ({ instancePath, message = '', params }) =>
      `${instancePath === '' ? 'it' : instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

const isBinary = ({ schema }: MediaType) => schema.format === 'binary';

describe.each(operations)('$operationId', ({ operationId, requestBody, responses }) => {
  const answers = Object.entries(responses);
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, media]) => [`request ${type}`, media] as const,
  );
  const shown = answers.flatMap(([status, { content = {} }]) =>
    Object.entries(content).map(([type, media]) => [`${status} ${type}`, media] as const),
  );

  test('shows an example of what it takes and of every answer', () => {
    for (const [what, media] of [...bodies, ...shown]) {
      if (!isBinary(media)) expect(examplesOf(media).length, what).toBeGreaterThan(0);
    }
  });

  test('calls no text binary, which clients would not read as text', () => {
    const texts = [...bodies, ...shown].filter(([what]) => /(?:^| )text\//.test(what));
    expect(texts.filter(([, media]) => isBinary(media))).toEqual([]);
  });

  test('its examples are what its schemas say', () => {
    const complaints = [...bodies, ...shown].flatMap(([what, media]) =>
      namedExamplesOf(media).flatMap(([name, example]) =>
        complaintsAbout(media.schema, example).map(
          (complaint) => `${operationId}, ${what}, ${name}: ${complaint}`,
        ),
      ),
    );
    expect(complaints, complaints.join('\n')).toEqual([]);
  });

  test('its problems carry their own status', () => {
    for (const [status, { content }] of answers) {
      const problem = content?.['application/problem+json'];
      for (const example of problem ? examplesOf(problem) : []) {
        expect(example).toMatchObject({ status: Number(status) });
      }
    }
  });
});
