import { inSnapshot, type Queryable } from '../../platform/database/database';
import { refuseOtherVersion, setEntityTag } from '../../platform/http/entityTag';
import type { Caller, Handlers } from '../../platform/http/operations';
import { notYours } from '../../platform/http/problems';
import type { FastifyReply } from 'fastify';
import type { Platform } from '../../platform/platform';
import { completeProject } from './completeProject';
import { findContentsOf } from './contentsRepository';
import { projectContractMessages } from './contractMessages';
import { readProject, withoutLaterDrafts } from './projectReadModel';
import {
  findHandedInProject,
  findOwnProject,
  prepareFindProjectsOf,
  type StoredProject,
} from './projectRepository';
import { createProjectService, type SavedProject } from './projectService';
import { readResponses } from './responsesReadModel';
import { readEngagement, readSummary } from './summaryReadModel';

export function projectHandlers({
  database,
  clock,
  keyedHash,
  settings: { smallNumberThreshold },
}: Pick<Platform, 'database' | 'clock' | 'keyedHash' | 'settings'>) {
  const service = createProjectService({ database, clock });
  const findProjectsOf = prepareFindProjectsOf(database);

  function readFound<T>(
    id: number,
    find: (queryable: Queryable) => Promise<StoredProject | undefined>,
    read: (queryable: Queryable, project: StoredProject) => Promise<T>,
  ): Promise<T> {
    return inSnapshot(database, async (transaction) => {
      const project = await find(transaction);
      if (project === undefined) throw notYours('project', id);
      return read(transaction, project);
    });
  }

  function readOwn<T>(
    { accountId }: Caller,
    id: number,
    read: (queryable: Queryable, project: StoredProject) => Promise<T>,
  ): Promise<T> {
    return readFound(
      id,
      (queryable) => findOwnProject(queryable, { id, ownerId: accountId }),
      read,
    );
  }

  return {
    async listProjects({ caller }) {
      const rows = await findProjectsOf.execute({ ownerId: caller.accountId });
      return rows.map((row) => ({
        ...row,
        publishedDate: row.publishedDate?.toISOString() ?? null,
        launchDate: row.launchDate?.toISOString() ?? null,
        endDate: row.endDate?.toISOString() ?? null,
        completedDate: row.completedDate?.toISOString() ?? null,
        createdDate: row.createdDate.toISOString(),
      }));
    },
    createProject: {
      messages: projectContractMessages,
      handle: async ({ body, caller, origin, reply }) =>
        answerSaved(await service.create(body, { caller, origin }), reply),
    },
    updateProject: {
      messages: projectContractMessages,
      handle: async ({ body, caller, origin, request, reply }) => {
        const saved = await service.update(body, { caller, origin }, (version) => {
          refuseOtherVersion(request, version);
        });
        return answerSaved(saved, reply);
      },
    },
    getProject: ({ caller, path: { id }, reply }) =>
      readFound(
        id,
        (queryable) =>
          caller.role === 'ROLE_ADMIN'
            ? findHandedInProject(queryable, id)
            : findOwnProject(queryable, { id, ownerId: caller.accountId }),
        async (queryable, project) => {
          setEntityTag(reply, project.version);
          const whole = await readProject(queryable, project);
          return caller.role === 'ROLE_ADMIN' ? withoutLaterDrafts(whole) : whole;
        },
      ),
    getProjectSummary: ({ caller, path }) =>
      readOwn(caller, path.id, (queryable, project) =>
        readSummary(queryable, project, { now: clock(), smallNumberThreshold }),
      ),
    listProjectContents: ({ caller, path }) =>
      readOwn(caller, path.id, (queryable, { id }) => findContentsOf(queryable, id)),
    getEngagementDataPoints: ({ caller, path }) =>
      readOwn(caller, path.id, (queryable, project) => readEngagement(queryable, project, clock())),
    listProjectResponses: ({ caller, path, query }) =>
      readOwn(caller, path.id, (queryable, project) =>
        readResponses(queryable, project, {
          query,
          smallNumberThreshold,
          keyedHash,
        }),
      ),
    async completeProject({ caller, path, origin }) {
      await completeProject({ database, clock }, path.id, { caller, origin });
      return undefined;
    },
  } satisfies Handlers;
}

function answerSaved({ project, version }: SavedProject, reply: FastifyReply) {
  setEntityTag(reply, version);
  return project;
}
