import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/** What happens to an upload at the test server; the projectId that is sent with it selects the fate. */
export const fates = {
  stored: 1,
  published: 2,
  neverAnswered: 3,
  brokenOff: 4,
  strayAnswer: 5,
  strayStatus: 6,
} as const;

/** Answers uploads over real HTTP: they do not use `fetch`, so a test cannot inject their answers. */
export function documentServer(): Plugin {
  return {
    name: 'document-server',
    configureServer(server) {
      server.middlewares.use('/api/project-documents', (request, response) => {
        void answer(request, response);
      });
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  // A request without an encoding yields buffers.
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = Buffer.concat(chunks).toString('latin1');

  switch (Number(/name="projectId"\r\n\r\n(\d+)/.exec(form)?.[1])) {
    case fates.stored:
      reply(response, 201, 'application/json', {
        id: 1,
        authorization: request.headers.authorization,
        fileName: /filename="([^"]*)"/.exec(form)?.[1],
        bytesOfFile: /\r\n\r\n(\0*)\r\n/.exec(form)?.[1]?.length,
        projectIdComesFirst: form.indexOf('"projectId"') < form.indexOf('"file"'),
      });
      break;
    case fates.published:
      reply(response, 409, 'application/problem+json', {
        type: '/problems/conflict',
        title: 'Not possible any more',
        status: 409,
        detail: 'This project is published, so its document cannot be replaced.',
        instance: 'req-1',
      });
      break;
    case fates.strayAnswer:
      reply(response, 200, 'application/json', { status: 'signed out' });
      break;
    case fates.strayStatus:
      reply(response, 999, 'text/plain', 'Request denied');
      break;
    case fates.brokenOff:
      request.socket.destroy();
      break;
  }
}

function reply(response: ServerResponse, status: number, type: string, body: unknown) {
  response.writeHead(status, { 'Content-Type': type }).end(JSON.stringify(body));
}
