import type { Schemas } from '@sounding/api-client';
import type { DescribedDocument } from './documentRepository';

export function describeDocument(document: DescribedDocument): Schemas['ProjectDocument'] {
  return {
    id: document.id,
    project: {
      id: document.projectId,
      title: document.projectTitle,
      status: document.projectStatus,
      researcher: { fullName: document.ownerName },
    },
    file: { name: document.name, contentType: document.mediaType, size: document.byteSize },
    submittedDate: document.submittedAt.toISOString(),
    approved: document.decision === null ? null : document.decision === 'APPROVED',
    comment: document.comment,
  };
}
