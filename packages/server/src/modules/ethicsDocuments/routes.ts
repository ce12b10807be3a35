import type { Database } from '../../platform/database/database';
import { refuseOtherVersion, setEntityTag } from '../../platform/http/entityTag';
import type { Caller, Handlers } from '../../platform/http/operations';
import { createSentOnce, type SentCall } from '../../platform/http/sentOnce';
import { notYours, sessionRequired } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { createQuota, type QuotaRule } from '../../platform/rateLimits/quota';
import { findHandedInProject, findOwnProject } from '../projects';
import { attachment } from '../../platform/http/attachment';
import { describeDocument, describeVersion } from './documentReadModel';
import {
  countDocuments,
  findLatestDocument,
  findVersions,
  findWaitingDocuments,
} from './documentRepository';
import { createDocumentService, type RefuseVersion } from './documentService';
import { readDocumentUpload } from './documentUpload';

const uploadRule: QuotaRule = { name: 'upload', times: 10, seconds: 3600 };

export function ethicsDocumentHandlers(
  platform: Pick<Platform, 'database' | 'pool' | 'clock' | 'sessions' | 'settings' | 'queueMail'>,
) {
  const { database, sessions } = platform;
  const service = createDocumentService(platform);
  const sentOnce = createSentOnce(platform);
  const uploads = createQuota(platform, uploadRule);
  /** Submits if nobody has changed the project since the version that the request names. */
  const submitVersion = async (
    { request, reply }: Pick<SentCall, 'request' | 'reply'>,
    submit: (refuseVersion: RefuseVersion) => ReturnType<typeof service.submit>,
  ) => {
    const { document, version } = await submit((stored) => {
      refuseOtherVersion(request, stored);
    });
    setEntityTag(reply, version);
    return document;
  };
  return {
    async uploadProjectDocument({ request, reply, caller, origin }) {
      await uploads.take(caller.accountId);
      const upload = await readDocumentUpload({ request, reply });
      // Two megabytes may take minutes to arrive and to be checked, in which the session can end.
      if (!(await sessions.isOpen(database, caller.sessionHash))) throw sessionRequired();
      const { projectId, name, bytes } = upload;
      return sentOnce(
        { caller, request, reply },
        ['uploadProjectDocument', String(projectId), name, bytes],
        () =>
          submitVersion({ request, reply }, (refuseVersion) =>
            service.submit(upload, { caller, origin }, refuseVersion),
          ),
      );
    },
    async resubmitProjectDocument({ request, reply, caller, origin, path }) {
      return submitVersion({ request, reply }, (refuseVersion) =>
        service.resubmit(path.id, { caller, origin }, refuseVersion),
      );
    },
    async getProjectDocument({ caller, path, reply }) {
      if (!(await mayReadProject(database, caller, path.id))) throw notYours('project', path.id);
      const document = await findLatestDocument(database, path.id);
      if (document !== undefined) return describeDocument(document);
      reply.code(204);
      return undefined;
    },
    async listProjectDocumentVersions({ caller, path }) {
      if (!(await maySeeDocuments(database, caller, path.id))) throw notYours('project', path.id);
      const versions = await findVersions(database, path.id);
      return versions.map((version) => describeVersion(version, caller.role));
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
      reply.type('application/octet-stream').header('Content-Disposition', attachment(name));
      return content;
    },
  } satisfies Handlers;
}

/**
 * Whether the caller may read what shows the project's present title. An administrator may only while the
 * project is handed in.
 */
async function mayReadProject(
  database: Database,
  caller: Caller,
  projectId: number,
): Promise<boolean> {
  if (caller.role !== 'ROLE_ADMIN') return maySeeDocuments(database, caller, projectId);
  return isHandedIn(database, projectId);
}

async function isHandedIn(database: Database, projectId: number): Promise<boolean> {
  return (await findHandedInProject(database, projectId)) !== undefined;
}

/**
 * Whether the caller may see a project's documents. Researchers see those of their own projects.
 * Administrators see those of all projects that were ever handed in, also if withdrawn since. They do not
 * learn that a draft exists which was never handed in.
 */
async function maySeeDocuments(
  database: Database,
  caller: Caller,
  projectId: number,
): Promise<boolean> {
  if (caller.role === 'ROLE_ADMIN') {
    return (
      (await isHandedIn(database, projectId)) || (await countDocuments(database, projectId)) > 0
    );
  }
  const own = { id: projectId, ownerId: caller.accountId };
  return (await findOwnProject(database, own)) !== undefined;
}
