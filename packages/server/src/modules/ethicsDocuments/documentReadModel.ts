import type { Schemas } from '@sounding/api-client';
import type { Role } from '@sounding/domain';
import type { DescribedDocument, DocumentVersion } from './documentRepository';

export function describeDocument(document: DescribedDocument): Schemas['ProjectDocument'] {
  return {
    id: document.id,
    project: {
      id: document.projectId,
      title: document.projectTitle,
      status: document.projectStatus,
      researcher: { fullName: document.ownerName },
    },
    file: describeFile(document),
    fileDeletion: describeDeletion(document),
    submittedDate: document.submittedAt.toISOString(),
    approved: document.decision === null ? null : document.decision === 'APPROVED',
    comment: document.comment,
  };
}

/** A researcher is told what was decided and why, an administrator also by whom. */
export function describeVersion(
  version: DocumentVersion,
  reader: Role,
): Schemas['ProjectDocumentVersion'] {
  return {
    id: version.id,
    file: describeFile(version),
    fileDeletion: describeDeletion(version),
    submittedDate: version.submittedAt.toISOString(),
    submittedBy: { fullName: version.submittedBy },
    replacedDate: version.supersededAt?.toISOString() ?? null,
    decision: describeDecision(version, reader),
  };
}

function describeDecision(
  { decision, comment, decidedAt, decidedBy }: DocumentVersion,
  reader: Role,
): Schemas['DocumentDecision'] | null {
  if (decision === null || decidedAt === null) return null;
  return {
    approved: decision === 'APPROVED',
    comment,
    date: decidedAt.toISOString(),
    decidedBy: reader === 'ROLE_ADMIN' && decidedBy !== null ? { fullName: decidedBy } : null,
  };
}

function describeDeletion({
  contentDeletedAt,
  contentErased,
}: Pick<DescribedDocument, 'contentDeletedAt' | 'contentErased'>):
  | Schemas['DocumentFileDeletion']
  | null {
  if (contentDeletedAt === null) return null;
  return {
    date: contentDeletedAt.toISOString(),
    reason: contentErased ? 'REQUESTED' : 'REJECTED',
  };
}

function describeFile({
  name,
  mediaType,
  byteSize,
}: Pick<DescribedDocument, 'name' | 'mediaType' | 'byteSize'>): Schemas['DocumentFile'] {
  return { name, contentType: mediaType, size: byteSize };
}
