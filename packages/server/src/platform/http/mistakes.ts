import type { FastifySchemaValidationError } from 'fastify';

interface Mistake extends Pick<FastifySchemaValidationError, 'keyword' | 'params'> {
  /** The contract's schema for the value. */
  readonly parentSchema?: { readonly format?: unknown };
}

const types: ReadonlyMap<unknown, string> = new Map([
  ['array', 'has to be a list'],
  ['boolean', 'has to be true or false'],
  ['integer', 'has to be a whole number'],
  ['number', 'has to be a number'],
  ['object', 'has to have parts of its own'],
  ['string', 'has to be text'],
]);

const formats: ReadonlyMap<unknown, string> = new Map([
  ['date', 'has to be a day such as 2026-11-25'],
  ['date-time', 'has to be a date and time in UTC such as 2026-11-25T09:30:00Z'],
]);

/**
 * Says what is wrong with a refused value, as a phrase that follows the value's name. The validator's own
 * messages would name patterns and properties that mean nothing to a person.
 */
export function describeMistake({ keyword, params, parentSchema }: Mistake): string {
  // Whatever is wrong with a day, an example of one says more than the rule that refused it.
  const whole = formats.get(parentSchema?.format);
  if (whole !== undefined) return whole;
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return 'is missing';
    case 'additionalProperties':
      return 'is not asked for here';
    case 'type':
      return types.get([params['type']].flat()[0]) ?? 'is not right';
    case 'format':
    case 'pattern':
      return 'is not written as it has to be';
    case 'enum':
    case 'const':
      return 'is none of those that can be chosen';
    case 'minLength':
      return limit === 1 ? 'is missing' : `has to have at least ${limit} characters`;
    case 'maxLength':
      return limit === 0 ? 'has to be empty' : 'is too long';
    case 'minimum':
      return `has to be ${limit} or more`;
    case 'maximum':
      return `has to be ${limit} or less`;
    case 'minItems':
      return `has too few entries: it needs at least ${limit}`;
    case 'maxItems':
      return `has too many entries: it can have at most ${limit}`;
    case 'uniqueItems':
      return 'has the same entry twice';
    default:
      return 'is not right';
  }
}
