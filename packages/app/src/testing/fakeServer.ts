import type { paths } from '@sounding/api-client/schema';

type Method = 'get' | 'post' | 'put' | 'delete';

/** A call as the contract lists it: `GET /projects/{id}`. */
type Call = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path][M] extends { responses: unknown }
      ? `${Uppercase<M>} ${Path}`
      : never;
  }[Method];
}[keyof paths];

type OperationOf<C extends Call> = C extends `${infer M} ${infer Path}`
  ? Path extends keyof paths
    ? paths[Path][Lowercase<M> & keyof paths[Path]]
    : never
  : never;

type Success = 200 | 201 | 202 | 204;

type Content<Answer> = Answer extends { content: infer Types } ? Types[keyof Types] : undefined;

type AnswerOf<C extends Call> =
  OperationOf<C> extends { responses: infer Answers }
    ? {
        [Status in keyof Answers]: Status extends Success ? Content<Answers[Status]> : never;
      }[keyof Answers]
    : never;

/** What arrived: the request itself, and its body as JSON where it was JSON. */
interface Arrived {
  readonly call: string;
  readonly request: Request;
  readonly body: unknown;
}

/** Answers of the contract's own shapes; a `Response` for refusals and for what is not JSON. */
export type Answers = {
  readonly [C in Call]?: (
    arrived: Arrived,
  ) => AnswerOf<C> | Response | Promise<AnswerOf<C> | Response>;
};

/** A refusal in the problem format (RFC 9457). */
export function problem(status: number, parts: Record<string, unknown> = {}): Response {
  return new Response(
    JSON.stringify({ type: 'about:blank', title: 'Refused', status, instance: 'test', ...parts }),
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
}

/** A file as the server sends it: only `Content-Disposition` tells it from a page that a proxy answers. */
export function fileAnswer(content: string | Uint8Array<ArrayBuffer>): Response {
  return new Response(content, { headers: { 'Content-Disposition': 'attachment' } });
}

/**
 * Replaces the network alone: everything before it is the app's own code. Without `now`, its answers do not
 * tell the time.
 */
export function fakeServer(answers: Answers, now?: () => Date) {
  const arrivals: Arrived[] = [];
  const known = Object.entries(answers).map(([call, answer]) => ({ call, answer }));

  const fetch = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const made = `${request.method} ${path}`;
    const found = known.find(({ call }) => isMadeAs(call, made));
    const call = found?.call ?? made;
    const arrival = { call, request, body: await jsonIn(request.clone()) };
    // Unexpected calls are noted too, because tests also check that a call did not arrive.
    arrivals.push(arrival);
    if (found === undefined) throw new Error(`The test expects no ${call}.`);
    const answer: unknown = await found.answer(arrival);
    const response = responseOf(answer);
    if (now !== undefined) response.headers.set('Date', now().toUTCString());
    return response;
  };

  const arrived = (call: Call) => arrivals.filter((arrival) => isMadeAs(call, arrival.call));
  return {
    fetch,
    /** The requests of one call, in the order of their arrival. */
    arrived,
    /** The address that one call was last made to, query included. */
    lastAddress: (call: Call) => new URL(arrived(call).at(-1)?.request.url ?? ''),
  };
}

function responseOf(answer: unknown): Response {
  if (answer instanceof Response) return answer;
  return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
}

/** Whether a request matches a call of the contract, whose parameters match any part of a path. */
function isMadeAs(call: string, made: string): boolean {
  const steps = made.split('/');
  const pattern = call.split('/');
  return (
    pattern.length === steps.length &&
    pattern.every((step, index) => step.startsWith('{') || step === steps[index])
  );
}

async function jsonIn(request: Request): Promise<unknown> {
  const isJson = request.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  return isJson ? ((await request.json()) as unknown) : undefined;
}
