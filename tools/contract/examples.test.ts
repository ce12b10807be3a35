import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { examplesOf, operations, type MediaType, type Schema } from './contract';

interface Validator {
  validate(schema: Schema, value: unknown): boolean;
  errorsText(): string;
  addFormat(name: string, format: true): void;
}

// The server's own: the root's Ajv is ESLint's, four years older and without JSON Schema 2020.
const require = createRequire(new URL('../../packages/server/package.json', import.meta.url));
const { Ajv2020 } = require('ajv/dist/2020.js') as {
  Ajv2020: new (options: { strict: boolean }) => Validator;
};
const { default: addFormats } = require('ajv-formats') as { default: (ajv: Validator) => void };

const validator = new Ajv2020({ strict: true });
addFormats(validator);
validator.addFormat('binary', true);

const isBinary = ({ schema }: MediaType) => schema.format === 'binary';

describe.each(operations)('$operationId', ({ requestBody, responses }) => {
  const answers = Object.entries(responses);
  const bodies = Object.entries(requestBody?.content ?? {});
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
    for (const [what, media] of [...bodies, ...shown]) {
      for (const example of examplesOf(media)) {
        expect(
          validator.validate(media.schema, example),
          `${what}: ${validator.errorsText()}`,
        ).toBe(true);
      }
    }
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
