import type { Schemas } from '@sounding/api-client';
import {
  ethicsLimits,
  isCompleted,
  projectAfter,
  projectAfterDecision,
  projectMessages,
  toMillis,
  validateDecision,
  validateProject,
  whyNoApproval,
} from '@sounding/domain';
import { createHash } from 'node:crypto';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { Platform } from '../../platform/platform';
import { withTransaction, type Transaction } from '../../platform/database/database';
import { refuseBrokenRules } from '../../platform/http/brokenRules';
import type { Asker } from '../../platform/http/operations';
import {
  alreadyDecided,
  conflict,
  forbidden,
  gone,
  notFound,
  notYours,
} from '../../platform/http/problems';
import { multiLine } from '../../platform/text/multiLine';
import {
  changeProject,
  lockOwnProject,
  lockProject,
  publishQuestionsOf,
  readProjectAsForm,
  type StoredProject,
} from '../projects';
import { decisionMail } from './decisionMail';
import { describeDocument } from './documentReadModel';
import {
  countDocuments,
  decideDocument,
  findDocumentFile,
  findLatestDocument,
  findOpenFile,
  findOwnerAddress,
  findProjectIdOf,
  isDocumentOpen,
  submitDocument,
  type NewDocument,
} from './documentRepository';
import type { DocumentUpload } from './documentUpload';

export const documentConflicts = {
  isPublished: 'This project is published, so its document cannot be replaced.',
  tooMany: `A project keeps at most ${ethicsLimits.documentsPerProject} documents. Please contact your admin.`,
  isNoDraft: 'Only a draft is submitted once more. This project awaits a decision, or has had one.',
  nothingOnFile:
    'No document that could be submitted once more is on file. Please choose one to submit.',
  alreadyDecided:
    'Another administrator, or you in another tab, has already decided this document, or its researcher has replaced or withdrawn it.',
} as const;

export const documentRefusals = {
  ownProject: 'Nobody decides upon their own project.',
  notClean: 'This file has not been found clean, so it cannot be downloaded.',
  fileErased: 'The file of this document was deleted by the operator of this service, on request.',
  fileDeleted: `The file of a rejected document is deleted ${ethicsLimits.rejectedFileDays} days after the decision.`,
} as const;

/** Throws where the caller knows another version than the stored one. */
export type RefuseVersion = (stored: number) => void;

/** Submitting, deciding and handing out ethics documents: rule, transaction, mail and audit line. */
export function createDocumentService({
  database,
  clock,
  queueMail,
  settings: { publicUrl },
}: Pick<Platform, 'database' | 'clock' | 'queueMail' | 'settings'>) {
  /** Submits a new file. Answers the document and the project's new version. */
  async function submit(
    { projectId, ...file }: DocumentUpload,
    asker: Asker,
    refuseVersion: RefuseVersion,
  ) {
    const sha256 = createHash('sha256').update(file.bytes).digest();
    return withTransaction(database, async (transaction) => {
      const submission = await beginSubmission(transaction, projectId, asker, refuseVersion);
      return handIn(transaction, submission, { ...file, sha256 });
    });
  }

  /** Submits again the document that a draft has on file (OPEN-56). */
  async function resubmit(projectId: number, asker: Asker, refuseVersion: RefuseVersion) {
    return withTransaction(database, async (transaction) => {
      const submission = await beginSubmission(transaction, projectId, asker, refuseVersion);
      if (submission.project.status !== 'DRAFT') throw conflict(documentConflicts.isNoDraft);
      const file = await findOpenFile(transaction, projectId);
      if (file === undefined) throw conflict(documentConflicts.nothingOnFile);
      return handIn(transaction, submission, file);
    });
  }

  /** The checks that both kinds of submission begin with. Locks the project until the transaction ends. */
  async function beginSubmission(
    transaction: Transaction,
    projectId: number,
    asker: Asker,
    refuseVersion: RefuseVersion,
  ) {
    const now = clock();
    const own = { id: projectId, ownerId: asker.caller.accountId };
    const project = await lockOwnProject(transaction, own);
    if (project === undefined) throw notYours('project', projectId);
    const next = projectAfter(project, 'submitDocument', now);
    if (next === null) throw conflict(documentConflicts.isPublished);
    refuseVersion(project.version);
    return { project, next, now, asker };
  }

  type Submission = Awaited<ReturnType<typeof beginSubmission>>;

  async function handIn(
    transaction: Transaction,
    { project, next, now, asker: { caller, origin } }: Submission,
    file: NewDocument,
  ) {
    if ((await countDocuments(transaction, project.id)) >= ethicsLimits.documentsPerProject) {
      throw conflict(documentConflicts.tooMany, 'Too many documents');
    }
    let { version } = project;
    if (project.status !== next.status) {
      await refuseUnfinished(transaction, project, now);
      version = await changeProject(transaction, project.id, { status: next.status, now });
    } else if (isCompleted(project, now)) {
      // Of a project that waits already, a launch in the past gives way on approval; an end does not.
      throw correctFirst(projectMessages.endInPast);
    }
    const id = await submitDocument(transaction, file, {
      projectId: project.id,
      submittedBy: caller.accountId,
      now,
    });
    const document = await findLatestDocument(transaction, project.id);
    if (document === undefined) throw new Error(`Document ${id} vanished while it was saved`);
    await recordAudit(transaction, {
      action: 'ethics-document.submitted',
      actorId: caller.accountId,
      target: { type: 'project-document', id },
      detail: { projectId: project.id, sha256: file.sha256.toString('hex') },
      origin,
    });
    return { document: describeDocument(document), version };
  }

  async function decide(sent: Schemas['ProjectDocumentDecision'], { caller, origin }: Asker) {
    const now = clock();
    const decision = { approved: sent.approved, comment: multiLine(sent.comment ?? '') };
    refuseBrokenRules(validateDecision(decision));
    await withTransaction(database, async (transaction) => {
      const projectId = await findProjectIdOf(transaction, sent.id);
      // Every writer locks the project first, so that two writers wait in turn and cannot deadlock.
      const project =
        projectId === undefined ? undefined : await lockProject(transaction, projectId);
      if (project === undefined) throw notFound();
      if (project.ownerId === caller.accountId) throw forbidden(documentRefusals.ownProject);
      const isOpen = await isDocumentOpen(transaction, sent.id);
      const hindrance = decision.approved ? whyNoApproval(project, now) : undefined;
      if (isOpen && hindrance !== undefined) throw conflict(hindrance);
      const next = isOpen ? projectAfterDecision(project, decision, now) : null;
      if (next === null) throw alreadyDecided(documentConflicts.alreadyDecided);

      const publishedDate =
        next.publishedDate === null ? null : new Date(toMillis(next.publishedDate));
      await decideDocument(transaction, sent.id, {
        decision: decision.approved ? 'APPROVED' : 'REJECTED',
        comment: decision.comment,
        decidedBy: caller.accountId,
        now,
      });
      await changeProject(transaction, project.id, { status: next.status, publishedDate, now });
      if (decision.approved) await publishQuestionsOf(transaction, project.id, now);
      await queueMail(
        transaction,
        decisionMail({
          to: await findOwnerAddress(transaction, project.ownerId),
          project,
          publishedDate,
          now,
          publicUrl,
          comment: decision.comment,
        }),
      );
      await recordAudit(transaction, {
        action: decision.approved ? 'ethics-document.approved' : 'ethics-document.rejected',
        actorId: caller.accountId,
        target: { type: 'project-document', id: sent.id },
        detail: { projectId: project.id },
        origin,
      });
    });
  }

  async function download(id: number, { caller, origin }: Asker) {
    return withTransaction(database, async (transaction) => {
      const file = await findDocumentFile(transaction, id);
      if (file === undefined) throw notFound();
      const { name, content } = file;
      if (content === null) {
        throw gone(file.isErased ? documentRefusals.fileErased : documentRefusals.fileDeleted);
      }
      if (file.scanState === 'INFECTED' || file.scanState === 'PENDING') {
        throw forbidden(documentRefusals.notClean);
      }
      await recordAudit(transaction, {
        action: 'ethics-document.downloaded',
        actorId: caller.accountId,
        target: { type: 'project-document', id },
        origin,
      });
      return { name, content };
    });
  }

  return { submit, resubmit, decide, download };
}

/** A project is handed in only when nothing is missing, its dates included. */
async function refuseUnfinished(
  transaction: Transaction,
  project: StoredProject,
  now: Date,
): Promise<void> {
  const form = await readProjectAsForm(transaction, project);
  const [problem] = validateProject(form, { mode: 'creating', now });
  if (problem) throw correctFirst(problem.message);
}

const correctFirst = (message: string) =>
  conflict(`Please correct the project first: ${message}.`, 'Not possible yet');
