import { forbiddenCharacterMessage, hasForbiddenCharacters } from '@sounding/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContractOperation } from './contract';
import type { Problem } from './problem';
import { escapedStep } from './jsonPointer';
import { badAddress, badRequest, invalid } from './problems';

/** Deepest nesting that is accepted: more than the contract needs, and safe for later recursion. */
const deepest = 32;

const notText = () => badRequest('What was sent cannot be read: it is not text in UTF-8.');
const notJson = () => badRequest('What was sent cannot be read: it is not JSON.');

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads JSON and plain text as strict UTF-8, and refuses what could not be stored as it came. */
export function parseBodiesStrictly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decode(body);
    if (text === undefined) {
      done(notText());
      return;
    }
    void parseJson(request, text, (error, parsed: unknown) => {
      done(error ? notJson() : (problemOf(parsed) ?? null), parsed);
    });
  });
  app.addContentTypeParser('text/plain', { parseAs: 'buffer' }, (_request, body, done) => {
    const text = decode(body);
    if (text === undefined) done(notText());
    else done(problemOf(text) ?? null, text);
  });
}

const word = /^\w{1,40}$/;

/** Refuses unknown parameters: a mistyped filter would select everything. Only a plain name is repeated. */
export function refuseUnknownParameters(
  { query }: FastifyRequest,
  { queryNames }: Pick<ContractOperation, 'queryNames'>,
): void {
  const unknown = Object.keys(query ?? {}).find((name) => !queryNames.has(name));
  if (unknown === undefined) return;
  const what = word.test(unknown) ? `“${unknown}”` : 'Something';
  throw badAddress(`${what} in the address is not asked for here.`);
}

/** Refuses forbidden characters in the address, as in texts. */
export function refuseForbiddenAddress(
  { params, query }: FastifyRequest,
  { takesAnyText }: Pick<ContractOperation, 'takesAnyText'>,
): void {
  const problem = problemOf([takesAnyText ? undefined : params, query]);
  if (problem) throw badAddress('The address holds a character that is not allowed.');
}

/** Ajv turns 1e3000 into Infinity and then checks no limit on it, so this runs after validation. */
export function refuseInfiniteNumbers({ params, query }: FastifyRequest): void {
  const values = [params, query].flatMap((part): unknown[] => Object.values(part ?? {}));
  if (values.some((value) => typeof value === 'number' && !Number.isFinite(value))) {
    throw badAddress('A number in the address is too large.');
  }
}

function decode(body: string | Buffer) {
  if (typeof body === 'string') return body;
  try {
    return strictUtf8.decode(body);
  } catch {
    return undefined;
  }
}

/** Walks without recursion, since the depth of the value has not been checked yet. */
function problemOf(parsed: unknown): Problem | undefined {
  const waiting: { value: unknown; pointer: string; depth: number }[] = [
    { value: parsed, pointer: '', depth: 0 },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, pointer, depth } = next;
    if (depth > deepest)
      return badRequest(
        'What was sent cannot be read: it has parts within parts too many times over.',
      );
    if (typeof value === 'string' && hasForbiddenCharacters(value)) {
      return invalid([{ pointer, message: forbiddenCharacterMessage }]);
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, member] of Object.entries(value)) {
      if (hasForbiddenCharacters(key))
        return badRequest('What was sent has a name with a character in it that cannot be stored.');
      waiting.push({
        value: member,
        pointer: `${pointer}/${escapedStep(key)}`,
        depth: depth + 1,
      });
    }
  }
  return undefined;
}
