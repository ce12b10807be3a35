import type { Database } from '../../platform/database/database';
import type { Handlers } from '../../platform/http/operations';
import { notFound } from '../../platform/http/problems';
import { findOwnProject } from '../projects';
import { attachment } from './attachment';
import { describeDocument } from './documentReadModel';
import { findLatestDocument, findWaitingDocuments } from './documentRepository';
import { createDocumentService, type DocumentServiceOptions } from './documentService';
import { readDocumentUpload } from './documentUpload';

export function ethicsDocumentHandlers(options: DocumentServiceOptions) {
  const { database } = options;
  const service = createDocumentService(options);
  return {
    async uploadProjectDocument({ request, caller, origin }) {
      return service.submit(await readDocumentUpload(request), { caller, origin });
    },
    async getProjectDocument({ caller, path, reply }) {
      if (caller.role === 'ROLE_RESEARCHER')
        await refuseForeign(database, caller.accountId, path.id);
      const document = await findLatestDocument(database, path.id);
      if (document !== undefined) return describeDocument(document);
      reply.code(204);
      return undefined;
    },
    async listProjectDocuments() {
      const documents = await findWaitingDocuments(database);
      return documents.map(describeDocument);
    },
    async decideProjectDocument({ body, caller, origin }) {
      await service.decide(body, { caller, origin });
      return undefined;
    },
    async downloadProjectDocument({ path, caller, origin, reply }) {
      const { name, content } = await service.download(path.id, { caller, origin });
      reply
        .type('application/octet-stream')
        .header('Content-Disposition', attachment(name))
        .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
        .header('X-Content-Type-Options', 'nosniff')
        .header('Cache-Control', 'no-store');
      return content;
    },
  } satisfies Handlers;
}

async function refuseForeign(database: Database, ownerId: number, id: number): Promise<void> {
  if ((await findOwnProject(database, { id, ownerId })) === undefined) throw notFound();
}
